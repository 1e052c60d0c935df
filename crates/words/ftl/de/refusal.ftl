refusal-match-over = Die Partie ist zu Ende. Frag nach einer Revanche.
refusal-no-such-seat = Dort sitzt niemand.
refusal-table-only = Das macht der Tisch von selbst.
refusal-players-only = Das können nur Mitspieler.
refusal-not-now = Jetzt nicht. { $due }
refusal-nothing-fits = Zu dieser Antwort und den früheren würde kein Code passen. Wähl eine andere.
refusal-does-not-fit = Dieser Code passt nicht zu den gegebenen Antworten. Deck einen auf, der passt.
refusal-no-error-to-prove = Zu diesem Code stimmen alle bisherigen Antworten. Die Runde geht weiter.
refusal-pegs-not-counted = An diesem Tisch werden die Stecker nicht gezählt. Halt keine zurück.
refusal-withheld-too-many = Von jeder Farbe dürfen höchstens { $most } Stecker zurückgehalten werden.
refusal-deal-not-possible = Im Beutel ist jede Nummer einmal und jede Farbe viermal.
refusal-hints-not-possible = Alle anderen geben für jedes ihrer Bretter genau einen Hinweis.
refusal-time-is-up = Die Zeit dafür ist um.
refusal-time-not-up = Die Zeit dafür ist noch nicht um.
refusal-no-time-limit = Dafür gibt es keine Zeitgrenze.
refusal-lapse-secret = Ein Geheimcode wird nur dann ausgelost, wenn die Zeit des Code-Setzers um ist.
refusal-claim-automatic = Die Antworten kommen automatisch und stimmen. Es gibt nichts zu reklamieren.
refusal-claim-checked-at-once = Jede Antwort wird sofort geprüft. Es gibt nichts zu reklamieren.
refusal-claim-no-penalty = Dieses Spiel kennt keine Strafe für falsche Stifte. Sie zeigen sich, wenn der Geheimcode aufgedeckt wird.
refusal-claim-breakers-only = Nur der Code-Knacker kann eine falsche Antwort reklamieren.
refusal-claim-after-answer = Reklamiert wird nach einer Antwort und vor der nächsten Reihe.
refusal-claim-once-per-row = Seit der letzten Reihe wurde schon reklamiert. Steck erst eine Reihe.
refusal-claim-by-uncovering = Am echten Brett beweist man eine falsche Antwort, indem man den Geheimcode aufdeckt.
refusal-resign-round-breakers-only = Eine Runde aufgeben kann nur der Code-Knacker im Duell.
refusal-round-not-begun = Die Runde beginnt, sobald der Geheimcode gesetzt ist.
refusal-not-a-person = Diesen Platz spielt schon der Computer.
refusal-nobody-takes-over = Am echten Brett kann kein Computer den Platz übernehmen. Spielt weiter oder brecht gemeinsam ab.
refusal-not-left = Nur wer die Partie verlassen und nicht aufgegeben hat, kann den Platz wieder übernehmen.
refusal-nothing-to-take-back = In dieser Runde gibt es nichts zurückzunehmen.
refusal-no-row-to-correct = Reihe { $row } hat noch keine Stifte, da gibt es nichts zu berichtigen.
refusal-correction-ends-round = Mit diesen Stiften wäre die Runde dort zu Ende gewesen. Nimm erst die späteren Reihen zurück.
refusal-already-agreed = Du hast schon zugestimmt. Jetzt sind die anderen gefragt.
refusal-no-abort-asked = Niemand hat einen Abbruch angeboten.
refusal-not-in-this-game = Das gibt es in diesem Spiel nicht.
refusal-call-open =
    { $person ->
        [you] Du hast angesagt. Das Spiel geht weiter, sobald du den ganzen Geheimcode genannt hast.
       *[other] { $name } hat angesagt. Das Spiel geht weiter, sobald der ganze Geheimcode genannt ist.
    }
refusal-out-of-game = Nach einer falschen Ansage oder nach dem Aufgeben gibt man nur noch Hinweise.
refusal-final-call-of =
    { $person ->
        [you] Letzte Ansagen gehen der Reihe nach. Jetzt bist du dran.
       *[other] Letzte Ansagen gehen der Reihe nach. Jetzt ist { $name } dran.
    }
