refusal-match-over = Die Partie ist zu Ende. Frag nach einer Revanche.
refusal-no-such-seat = Dort sitzt niemand.
refusal-table-only = Das macht der Tisch von selbst.
refusal-players-only = Das tun nur Mitspieler.
refusal-not-now = Jetzt nicht. { $due }
refusal-nothing-fits = Zu dieser Antwort und den früheren würde kein Code passen. Wähl eine andere.
refusal-does-not-fit = Dieser Code passt nicht zu den gegebenen Antworten. Deck einen auf, der passt.
refusal-no-error-to-prove = Zu diesem Code stimmen alle bisherigen Antworten. Die Runde geht weiter.
refusal-pegs-not-counted = An diesem Tisch werden die Stecker nicht gezählt. Halte keine zurück.
refusal-withheld-too-many = Von jeder Farbe dürfen höchstens { $most } Stecker zurückgehalten werden.
refusal-deal-not-possible = Im Beutel liegt jede Nummer einmal und jede Farbe viermal.
refusal-hints-not-possible = Alle anderen geben für jedes ihrer Bretter genau einen Hinweis.
refusal-time-is-up = Die Zeit dafür ist um.
refusal-time-not-up = Die Zeit dafür ist noch nicht um.
refusal-no-time-limit = Dafür gibt es keine Zeitgrenze.
refusal-lapse-secret = Ein Geheimcode wird nur dann ausgelost, wenn die Zeit des Code-Setzers um ist.
refusal-claim-automatic = Die Antworten kommen automatisch und stimmen. Es gibt nichts zu reklamieren.
refusal-claim-checked-at-once = Jede Antwort wird sofort geprüft. Es gibt nichts zu reklamieren.
refusal-claim-no-penalty = Dieses Spiel kennt keine Strafe für falsche Stifte. Sie zeigen sich, wenn der Code aufgedeckt wird.
refusal-claim-breakers-only = Nur wer den Code knackt, kann einen Signalfehler reklamieren.
refusal-claim-after-answer = Reklamiert wird nach einer Antwort und vor der nächsten Reihe.
refusal-claim-once-per-row = Seit der letzten Reihe wurde schon reklamiert. Steck erst eine Reihe.
refusal-claim-by-uncovering = Am echten Brett beweist man einen Signalfehler, indem man den Code aufdeckt.
refusal-resign-round-breakers-only = Eine Runde aufgeben kann nur der Code-Knacker im Duell.
refusal-round-not-begun = Die Runde beginnt, sobald der Geheimcode steht.
refusal-not-a-person = Diesen Platz spielt schon der Computer.
refusal-nobody-takes-over = Am echten Brett kann kein Computer den Platz übernehmen. Spielt weiter oder brecht gemeinsam ab.
refusal-already-agreed = Du hast schon zugestimmt. Die anderen werden gefragt.
refusal-no-abort-asked = Niemand hat um ein Ende der Partie gebeten.
refusal-not-in-this-game = Das gibt es in diesem Spiel nicht.
refusal-call-open =
    { $person ->
        [you] Du hast angesagt. Das Spiel geht weiter, wenn du den ganzen Code genannt hast.
       *[other] { $name } hat angesagt. Das Spiel geht weiter, wenn der ganze Code genannt ist.
    }
refusal-out-of-game = Nach einer falschen Ansage oder nach dem Aufgeben gibt man nur noch Hinweise.
refusal-final-call-of =
    { $person ->
        [you] Bei den letzten Ansagen geht es der Reihe nach. Jetzt bist du gefragt.
       *[other] Bei den letzten Ansagen geht es der Reihe nach. Jetzt ist { $name } gefragt.
    }
