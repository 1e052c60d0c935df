prompt-named = { $name }: { $prompt }
prompt-row = Reihe { $row } von { $of }:
prompt-secret = Dein Geheimcode:
prompt-withhold = Stecker, die du zurückhältst, zum Beispiel { $example }, oder nichts:
prompt-answer = Stifte für Reihe { $row }:
prompt-solution = Der ganze Geheimcode:
prompt-final-call = Ansagen oder passen?
prompt-go-on = Weiter mit Enter, oder sag an.
prompt-uncover = Der aufgedeckte Geheimcode:
prompt-hints = Die Hinweise, zum Beispiel { $example }:
prompt-verdict = Stimmt die Ansage?
prompt-markers = Die Marken, Brett für Brett, zum Beispiel { $example }:
prompt-which = Welche Ausgabe? Schreib ihre Nummer oder ihren Namen:
prompt-choice = { $number }. { $edition }: { $about }
prompt-yes-or-no = Antworte mit ja oder nein.
prompt-edition = { $edition }: { $facts }.
prompt-options = Optionen: { $options }.
prompt-alone = Du spielst allein gegen den Computer.
prompt-seat = Platz { $seat }: { $player }.
prompt-length = Länge: { $length }.
prompt-colours = Farben: { $colours }.
prompt-shapes = Formen: { $shapes }.
prompt-digits = Ziffern: { $digits }.
prompt-letter = { $letter } { $colour }
prompt-example = Tipp eine Reihe in Buchstaben, zum Beispiel { $example }, oder mit Namen, zum Beispiel { $names }.
prompt-example-pairs = Tipp eine Reihe in Paaren aus Form und Farbe, zum Beispiel { $example }, oder mit Namen, zum Beispiel { $names }.
prompt-example-digits = Schreib eine Reihe mit Ziffern, zum Beispiel { $example }.
prompt-example-word = Schreib ein Wort, zum Beispiel { $example }.
prompt-example-pins = Schreib Stifte so: { $example }. { prompt-exact }, w für Weiß. Gibt es keine, schreib { $none }.
prompt-example-pins-blue = Schreib Stifte so: { $example }. { prompt-exact }, w für Weiß, { $blue } für Blau. Gibt es keine, schreib { $none }.
prompt-help = Mit ? bekommst du jederzeit Hilfe.
prompt-commands = Außerdem kannst du schreiben:
prompt-command = { $words }: { $about }
prompt-slash = Mit einem Schrägstrich davor ist ein Wort immer ein Befehl: /hilfe. Mit Leerzeichen zwischen den Buchstaben ist es eine Reihe.
prompt-slash-words = Jedes Wort der Liste ist ein Versuch. Mit einem Schrägstrich davor ist ein Wort immer ein Befehl: /hilfe.
prompt-for-another = Teilen sich mehrere die Tastatur, häng einen Namen an: { $example }.
prompt-alone-looks = Jetzt sollte nur { $name } hinsehen.
prompt-hidden = Was du schreibst, wird nicht gezeigt.
prompt-pass-on = Gib die Tastatur an { $name } weiter und drück Enter.
prompt-too-late = Was du geschrieben hast, kam zu spät.
prompt-drawn = Dein zufälliger Geheimcode: { $code }.
prompt-score-of =
    { $person ->
        [you] { $total } für dich
       *[other] { $total } für { $name }
    }
prompt-own-nothing = Du hast gerade keinen Geheimcode.
prompt-no-rows = Noch keine Reihen.
prompt-no-stock = Hier werden keine Stecker gezählt.
prompt-stock = Im offenen Vorrat: { $pegs }.
prompt-no-promise = Gerade gibt es kein Siegel.
prompt-check-promise = So prüfst du das Siegel: { $command }
prompt-more-fit = Mehr als { $count } Codes möglich
prompt-unknown-fit = Hier gibt es zu viele Codes zum Zählen.
prompt-hint-row = Das würde ein starker Spieler stecken: { $code }. Schreib „{ $letters }“.
prompt-hint-solution = Das würde ein starker Spieler nennen: { $code }. Schreib „{ $letters }“.
prompt-hint-answer = Die richtige Antwort ist: { $answer }.
prompt-hint-call = Ein starker Spieler würde jetzt ansagen.
prompt-hint-wait = Ein starker Spieler würde noch nicht ansagen.
prompt-hint-pass = Ein starker Spieler würde passen.
prompt-hint-claim = Kein Code passt zu diesen Antworten: Du kannst reklamieren.
prompt-hint-nothing = Hier gibt es keinen Tipp.
prompt-no-such-person = An dieser Tastatur heißt niemand „{ $text }“. Hier sitzen: { $names }.
prompt-no-such-seat = Unbekannter Spieler „{ $text }“. Nimm { $players }; die Stufen sind { $levels }.
prompt-no-such-language = Unbekannte Sprache „{ $text }“. Es gibt: { $languages }.
prompt-too-many-names = Es gibt { $names } Namen für { $seats } Plätze.
prompt-goes-on = Die Partie geht weiter.
prompt-after = Mit Enter verlässt du das Spiel. Tipp { $rematch } für eine neue Partie oder { $command }, um zu hören, wie gespielt wurde.
prompt-bye = Bis zum nächsten Mal.
prompt-kept = Die Partie ist gespeichert. Weiter geht es mit: codeknacker play --resume
prompt-kept-in = Die Partie ist gespeichert in { $file }
prompt-record = Aufzeichnung der Partie: { $file }
prompt-not-kept = Diese Partie kann nicht gespeichert werden: { $reason }
prompt-no-folder = Es gibt keinen Ordner dafür.
prompt-no-match = Es gibt keine Partie zum Fortsetzen. Fang eine an mit: codeknacker play
prompt-agreed-already = In { $file } steht schon, wer spielt und wie. Lass Optionen, Plätze und Länge weg.
prompt-in-use = { $file } wird schon gespielt. Beende erst das andere Spiel.
prompt-example-pins-exact = Schreib Stifte so: { $example }. { prompt-exact }. Gibt es keine, schreib { $none }.
prompt-exact =
    { $exact ->
        [red] r steht für Rot
       *[black] b steht für Schwarz
    }
prompt-withhold-about = Zurückgehaltene Stecker fehlen im offenen Vorrat, sodass das Zählen dem Code-Knacker weniger verrät: von jeder Farbe bis zu { $most }.
prompt-sure-help = Antworte mit ja oder nein. Bei nein passiert nichts, und du kannst neu wählen.
prompt-rematch-later = Eine Revanche gibt es, wenn die Partie vorbei ist.
prompt-unknown-name = „{ $found }“ kenne ich nicht. Nimm { $allowed } oder Farbnamen.
prompt-seats-option = Für { $seats } Spieler: --option { $option }.
# $example is a row's number, the row and its pins: “2 RGBY 1b1w”.
prompt-correct = Schreib die Nummer der Reihe, die Reihe und ihre Stifte, zum Beispiel { $example }.
# $command takes the seat back.
prompt-left = Du bist gegangen. Der Computer spielt für dich. Mit { $command } übernimmst du deinen Platz wieder.
# A rematch; $command says no to it.
prompt-decline = Mit { $command } lehnst du ab.
