guide-aim = Worum es geht
guide-material = Auf dem Tisch
guide-course = So läuft eine Runde
guide-answers = Was die Stifte sagen
guide-scoring = Punkte
guide-options = Varianten
guide-errors = Wenn eine Antwort falsch ist
guide-example = Beispiel
guide-try = Probier es aus
guide-try-secret = Geheimcode
guide-try-guess = Versuch
guide-white = Weiß: richtig, aber am falschen Platz.
guide-blue = Blau: richtiger Platz, aber nur die Form oder nur die Farbe stimmt.
guide-black-only = Es gibt nur schwarze Stifte: Richtiges am falschen Platz bringt nichts.
guide-black-only-option = Mit der Option „nur schwarze Stifte“ bringt Richtiges am falschen Platz nichts.
guide-title = Spielregeln
guide-lead = Jede Ausgabe in unseren Worten, mit Beispielen und einem Feld, in dem du die Stifte ausprobieren kannst.
guide-of = Spielregeln: { $edition }
guide-play = Diese Ausgabe spielen
guide-sheet = Punkteblatt zum Ausdrucken
guide-all = Alle Ausgaben
guide-pieces = Die Stecker
guide-aim-duel = Einer von euch, der Code-Setzer, versteckt einen Geheimcode hinter dem Sichtschutz. Der andere, der Code-Knacker, findet ihn Reihe für Reihe heraus. Danach tauscht ihr die Rollen.
guide-aim-party = Einer von euch versteckt einen Geheimcode. Die anderen knacken ihn auf einem gemeinsamen Brett, jeder für die eigenen Punkte. Alle sind einmal Code-Setzer.
guide-aim-group = Niemand kennt den ganzen Geheimcode: Alle kennen nur einen Teil. Wer ihn zuerst richtig ansagt, gewinnt.
guide-repeats-yes = Wiederholungen sind erlaubt, im Geheimcode wie in einer Reihe.
guide-repeats-no = Keine Wiederholungen, weder im Geheimcode noch in einer Reihe.
guide-blanks-yes = Löcher dürfen leer bleiben. Leer zählt als eine Farbe mehr.
guide-blanks-pairs = Form oder Farbe darf fehlen, jede für sich. Was fehlt, zählt als eine Form oder Farbe mehr.
guide-blanks-no = Kein Loch darf leer bleiben.
guide-words-only = Der Geheimcode ist ein Wort aus der Liste, und jede Reihe auch. Andere Wörter werden abgelehnt und kosten nichts.
guide-group-hints = Alle antworten für ihre eigenen Marken: schwarz, wenn die Farbe im Loch mit ihrer Nummer steckt, weiß, wenn sie woanders in der Reihe steckt, sonst nichts. Wer falsch ansagt, scheidet aus und antwortet ab dann nur noch.
guide-markers = Es gibt fünf Zahlenmarken und von jeder der sechs Farben vier Farbmarken. Für jedes Brett wird von beiden verdeckt eine gezogen: „Nummer 3, Rot“ heißt, dass Loch 3 des Geheimcodes rot ist. Löcher, deren Nummer niemand gezogen hat, bleiben leer.
guide-course-secret = Der Code-Setzer setzt den Geheimcode, ohne dass es jemand sieht.
guide-course-row = Der Code-Knacker steckt eine Reihe. Gesteckt ist gesteckt.
guide-course-answer = Der Code-Setzer antwortet mit Stiften.
guide-course-end = Die Runde endet, wenn eine Reihe mit dem Geheimcode übereinstimmt, spätestens nach Reihe { $rows }. Dann wird er aufgedeckt.
guide-course-change = Danach tauscht ihr die Rollen. Macht vorher eine gerade Anzahl Runden aus.
guide-course-party-turn = Die anderen stecken reihum die Reihen des gemeinsamen Bretts; wer links vom Code-Setzer sitzt, fängt an. Alle sehen alle Reihen.
guide-course-party-change = Danach ist Code-Setzer, wer links davon sitzt. Es gibt so viele Runden wie Spieler.
guide-course-group-deal = Für jedes Brett werden eine Nummer und eine Farbe gezogen. Du siehst nur deine eigenen.
guide-course-group-row = Reihum steckt ihr die nächste Reihe auf dem eigenen Brett. Jedes Loch darf leer bleiben, und bluffen ist erlaubt: Eine Reihe muss nicht zu dem passen, was du weißt.
guide-course-group-hints = Alle anderen antworten sofort, jeweils für die eigenen Marken.
guide-course-group-call = Du darfst jederzeit ansagen, auch wenn du nicht dran bist, und deine Lösungsreihe stecken. Stimmt sie, hast du gewonnen. Stimmt sie nicht, scheidest du aus und antwortest nur noch; was falsch war, erfährt niemand.
guide-course-group-end = Sind alle Reihen verbraucht, dürfen alle, die noch dabei sind, ein letztes Mal ansagen. Liegt niemand richtig, gewinnt niemand.
guide-pins-once = Jeder Stecker bringt höchstens einen Stift.
guide-pins-silent = Die Stifte verraten nicht, welcher Stecker sie gebracht hat: Das musst du selbst herausfinden.
guide-hint-black = Schwarz: Deine Farbe steckt in dem Loch mit deiner Nummer.
guide-hint-white = Weiß: Deine Farbe steckt woanders in der Reihe. Das ist ein Stift, egal wie oft sie vorkommt.
guide-hint-nothing = Nichts: Deine Farbe kommt in der Reihe nicht vor.
guide-blue-order = Schwarz geht vor Weiß, Weiß vor Blau. Ein Paar des Geheimcodes, das schon Weiß gebracht hat, bringt nicht auch noch Blau.
guide-score-rows = Der Code-Setzer bekommt einen Punkt für jede Reihe, die der andere braucht, die letzte mitgezählt. Ein nicht geknackter Code bringt { $points } Punkte. Wer am Ende mehr hat, gewinnt.
guide-score-rounds = Es gibt keine Punkte. Wer den Code in höchstens { $rows } Reihen knackt, gewinnt die Runde; sonst gewinnt sie der Code-Setzer. Wer mehr Runden gewinnt, gewinnt die Partie.
guide-score-party =
    Jede Reihe bringt 1 Punkt für einen weißen und 2 für einen { $exact ->
        [red] roten
       *[black] schwarzen
    } Stift. Die Reihe, die den Code knackt, bringt stattdessen { $points }. Der Code-Setzer bekommt Punkte nach der Reihe, in der der Code geknackt wird:
guide-score-party-row = Geknackt in Reihe
guide-score-party-never = gar nicht
guide-score-group = Es gibt keine Punkte: Die erste richtige Ansage gewinnt.
guide-score-target = Wenn ihr wollt, spielt ihr bis zu einer vereinbarten Punktzahl. Ob sie erreicht ist, wird nach jeder zweiten Runde geprüft.
guide-errors-by-hand = Normalerweise kommen die Antworten automatisch und stimmen immer. Steckt der Code-Setzer die Stifte von Hand, gilt:
guide-errors-claimed = Nach jeder Antwort darf der Code-Knacker einmal eine falsche Antwort reklamieren. Wird der Geheimcode aufgedeckt, werden ohnehin alle Antworten geprüft. War eine falsch, ist die Runde ungültig: Der Code-Knacker bekommt { $points } Punkte, und derselbe Code-Setzer setzt einen neuen Geheimcode.
guide-errors-at-once = Jede Antwort wird sofort geprüft. Ist sie falsch, ist die Runde auf der Stelle ungültig: Der Code-Knacker bekommt { $points } Punkte, und derselbe Code-Setzer setzt einen neuen Geheimcode.
guide-errors-recorded = Die Regeln kennen dafür keine Strafe: Falsche Antworten werden beim Aufdecken gezeigt, und die Runde zählt. Eine Reihe, die als Lösung beantwortet wurde, zählt als geknackt, auch wenn sie es nicht war.
guide-errors-void-limit = Nach { $rounds } ungültigen Runden endet die Partie mit dem aktuellen Spielstand; wer zuletzt Code-Setzer war, kann nicht gewinnen.
guide-try-lead = Schreib einen Geheimcode und einen Versuch in Buchstaben oder tipp auf die Stecker. Du siehst die Stifte und welcher Stecker welchen gebracht hat.
guide-try-lead-group = Schreib den Geheimcode Loch für Loch, mit einem Punkt, wo niemand die Nummer gezogen hat, und dazu eine Reihe. Du siehst, was jede Marke antwortet und auf welchen Stecker.
guide-try-lead-words = Schreib zwei Wörter. Du siehst die Stifte und welcher Buchstabe welchen gebracht hat.
guide-try-show = Stifte zeigen
guide-try-clear = Leeren
guide-try-into-secret = Geheimcode: { $piece }
guide-try-into-guess = Versuch: { $piece }
guide-why = Warum?
guide-why-white = Loch { $hole }: { $piece } gehört in Loch { $other }. Weiß.
guide-why-blue-shape = Loch { $hole }: { $piece } hat an diesem Platz die richtige Form, aber nicht die Farbe. Blau.
guide-why-blue-colour = Loch { $hole }: { $piece } hat an diesem Platz die richtige Farbe, aber nicht die Form. Blau.
guide-why-nothing = Loch { $hole }: { $piece } kommt im Geheimcode nicht vor. Nichts.
guide-why-used-up = Loch { $hole }: { $piece } kommt im Geheimcode seltener vor als im Versuch. Nichts.
guide-why-misplaced = Loch { $hole }: { $piece } kommt im Geheimcode vor, aber an einem anderen Platz, und es gibt nur schwarze Stifte. Nichts.
guide-why-taken = Loch { $hole }: { $piece } stimmt halb, aber das Paar an diesem Platz hat schon Weiß gebracht. Nichts.
guide-why-marker-black = { $marker }: Die Farbe steckt im eigenen Loch. Schwarz.
guide-why-marker-white = { $marker }: Die Farbe steckt woanders, nämlich hier: { $holes }. Weiß.
guide-why-marker-nothing = { $marker }: Die Farbe kommt in der Reihe nicht vor. Nichts.
guide-sheet-name = Name
guide-sheet-date = Datum
guide-sheet-lead = Für ein echtes Brett: eine Zeile für jede Runde, unten die Summen.
guide-exact =
    { $exact ->
        [red] Rot: richtig und am richtigen Platz.
       *[black] Schwarz: richtig und am richtigen Platz.
    }
guide-why-exact =
    Loch { $hole }: { $piece } sitzt richtig. { $exact ->
        [red] Rot.
       *[black] Schwarz.
    }
guide-time = Wenn die Zeit abläuft
guide-time-rounds = Mit Zeitlimit: Eine Reihe, die nicht rechtzeitig gesteckt ist, bleibt leer und zählt mit. Ein Geheimcode, der nicht rechtzeitig gesetzt ist, wird ausgelost, und Stifte, die fehlen, werden für dich gesteckt.
guide-time-group = Mit Zeitlimit: Eine Reihe, die nicht rechtzeitig gesteckt ist, verfällt, eine Ansage ohne rechtzeitige Antwort gilt als falsch, und wer die letzte Ansage versäumt, passt.
guide-score-draw = Bei Gleichstand am Ende ist die Partie unentschieden.
guide-score-party-win = Die meisten Punkte gewinnen. Wer gleich viele hat, teilt sich den Sieg.
guide-pegs = Mit der Option „Stecker zählen“ gibt es von jeder Farbe nur { $pegs } Stecker, und der Geheimcode wird daraus genommen: Wer den offenen Vorrat zählt, erfährt etwas. Der Code-Setzer darf von jeder Farbe bis zu { $most } Stecker zurückhalten, damit die Rechnung nicht aufgeht.
