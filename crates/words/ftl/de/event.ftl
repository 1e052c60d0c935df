event-secret-set =
    { $person ->
        [you] Du hast den Geheimcode gesetzt.
       *[other] { $name } hat den Geheimcode gesetzt.
    }
event-secret-drawn = Stattdessen wurde ein zufälliger Geheimcode gezogen.
event-answered = Antwort auf Reihe { $row }: { $answer }.
event-placed =
    { $person ->
        [you] Du steckst Reihe { $row }: { $code }.
       *[other] { $name } steckt Reihe { $row }: { $code }.
    }
event-lapsed =
    { $person ->
        [you] Deine Zeit ist um.
       *[other] Die Zeit von { $name } ist um.
    }
event-time-up = Die Zeit ist um.
event-no-secret-fits = Zu diesen Antworten passt kein Code: Mindestens eine muss falsch sein.
event-no-deal-fits = Zu diesen Hinweisen passt keine Verteilung der Marken: Mindestens einer muss falsch sein.
event-claimed =
    { $person ->
        [you] Du reklamierst eine falsche Antwort.
       *[other] { $name } reklamiert eine falsche Antwort.
    }
event-claim-false = Alle Antworten bisher stimmen. Die Runde geht weiter.
event-withheld = Zurückgehaltene Stecker: { $pegs }.
event-withheld-none = Es wurden keine Stecker zurückgehalten.
event-unpromised = Er stand am Anfang noch nicht fest; darum gab es kein Siegel.
event-error = Reihe { $row } wurde falsch beantwortet: { $placed }. Die richtige Antwort war: { $right }.
event-round-resigned =
    { $person ->
        [you] Du gibst die Runde auf.
       *[other] { $name } gibt die Runde auf.
    }
event-solved = Geknackt in Reihe { $row }.
event-solved-by =
    { $person ->
        [you] Du hast den Code in Reihe { $row } geknackt.
       *[other] { $name } hat den Code in Reihe { $row } geknackt.
    }
event-conceded = Reihe { $row } wurde als Lösung beantwortet und zählt deshalb als geknackt.
event-unsolved = Nicht geknackt.
event-void = Die Runde ist ungültig, ihre Reihen zählen nicht.
event-too-many-void = { $rounds } Runden dieser Partie waren ungültig. Sie endet hier mit dem aktuellen Spielstand; wer zuletzt Code-Setzer war, kann nicht gewinnen.
event-next-round =
    { $person ->
        [you] Runde { $round }: Du bist Code-Setzer.
       *[other] Runde { $round }: { $name } ist Code-Setzer.
    }
event-begins =
    { $person ->
        [you] Du fängst an.
       *[other] { $name } fängt an.
    }
event-dealt = Die Marken sind verteilt.
event-called =
    { $person ->
        [you] Du sagst die Lösung an.
       *[other] { $name } sagt die Lösung an. Das Spiel pausiert.
    }
event-solution =
    { $person ->
        [you] Deine Lösung: { $code }.
       *[other] Die Lösung von { $name }: { $code }.
    }
event-call-right =
    { $person ->
        [you] Richtig: Du hast den Code geknackt!
       *[other] Richtig: { $name } hat den Code geknackt.
    }
event-call-wrong =
    { $person ->
        [you] Falsch: Ab jetzt gibst du nur noch Hinweise.
       *[other] Falsch: { $name } gibt ab jetzt nur noch Hinweise.
    }
event-final-calls = Keine Reihe mehr frei: Wer noch dabei ist, sagt an oder passt.
event-passed =
    { $person ->
        [you] Du passt.
       *[other] { $name } passt.
    }
event-markers-shown = Die Marken, Brett für Brett: { $markers }.
event-entered-wrong-hints = Die Hinweise zu Reihe { $row } des Spiels wurden falsch eingegeben.
event-entered-wrong-verdict = Ob eine Ansage stimmte, wurde falsch eingegeben.
event-resigned =
    { $person ->
        [you] Du gibst auf.
       *[other] { $name } gibt auf.
    }
event-stayed-away =
    { $person ->
        [you] Du bist nicht rechtzeitig zurückgekommen.
       *[other] { $name } ist nicht rechtzeitig zurückgekommen.
    }
event-taken-over =
    { $person ->
        [you] Der Computer übernimmt für dich.
       *[other] Der Computer übernimmt für { $name }.
    }
event-returned =
    { $person ->
        [you] Du nimmst deinen Platz wieder ein.
       *[other] { $name } ist zurück und spielt wieder selbst.
    }
event-taken-back =
    { $person ->
        [you] Du nimmst den letzten Eintrag zurück.
       *[other] { $name } nimmt den letzten Eintrag zurück.
    }
event-corrected =
    { $person ->
        [you] Du berichtigst eine Reihe. { $row }
       *[other] { $name } berichtigt eine Reihe. { $row }
    }
event-abort-agreed =
    { $person ->
        [you] Du möchtest ohne Ergebnis abbrechen.
       *[other] { $name } möchte ohne Ergebnis abbrechen.
    }
event-play-on =
    { $person ->
        [you] Du willst weiterspielen.
       *[other] { $name } will weiterspielen.
    }
event-promise = Siegel: { $promise }
event-promise-of-board = Siegel von Brett { $board }: { $promise }
event-round-again =
    { $person ->
        [you] Runde { $round } noch einmal: Du bist Code-Setzer.
       *[other] Runde { $round } noch einmal: { $name } ist Code-Setzer.
    }
