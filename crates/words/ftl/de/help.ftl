help-heading-usage = Aufruf
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-heading-exit-codes = Rückgabewerte
help-command = BEFEHL
help-default = Standard
help-possible = mögliche Werte
help-exit-well = alles ging gut
help-exit-broken = Lesen oder Schreiben ist fehlgeschlagen
help-exit-wrong = die Befehlszeile oder die Eingabe ist falsch; der Grund steht in der Fehlerausgabe
help-exit-signal = durch Signal n beendet: 129 Terminal geschlossen, 130 Strg-C, 143 zum Beenden aufgefordert; was gespielt wurde, ist gespeichert
help-help = Zeigt diese Hilfe oder die eines Befehls

help-any-help = Zeigt die Hilfe
help-any-version = Zeigt die Version
help-any-json = Als JSON
help-any-lang = Die Sprache, etwa de; ohne Angabe die der Umgebung
help-any-edition = Die Ausgabe; `codeknacker editions` listet alle auf
help-any-options = Eine Option der Ausgabe; mehrfach möglich
help-any-game = Eine Ausgabe oder Löcher und Symbole: 4x8, ohne Wiederholungen 4x8n
help-any-file = Die Datei der Partie; - für die Standardeingabe
help-any-folder = Der Ordner; fehlt er, wird er angelegt
help-any-database = Die Datenbank [Standard: die Datei in deinem Datenordner]
help-any-table = Kennung oder Code des Tisches

help-codeknacker = Die Mastermind-Familie: Spiele ums Codeknacken
help-codeknacker-more = Ohne Befehl startet das Spiel für die Browser dieses Rechners, nennt die Adresse und öffnet sie.
help-codeknacker-no-open = Ohne Befehl: den Browser nicht öffnen

help-editions = Listet die spielbaren Ausgaben auf oder zeigt eine mit ihren Regeln und Optionen
help-editions-json = Als JSON, mit Symbolen, Optionen und der Zahl der Codes je Option
help-editions-edition = Die Ausgabe, die gezeigt wird; ohne sie alle

help-score = Beantwortet Paare aus Geheimcode und Versuch, Zeile für Zeile von der Standardeingabe
help-score-more = Jede Zeile besteht aus Geheimcode, Tabulator und Versuch, in den Gruppen-Ausgaben aus Marke, Tabulator und Reihe (3R, Tabulator, GBRYW). Zu jeder Zeile wird eine Antwort ausgegeben: 2b1w sind zwei schwarze Stifte und ein weißer, die Grand-Ausgaben nennen auch die blauen (1b0w2u), eine Marke antwortet b, w oder -. Bei der ersten unlesbaren Zeile ist Schluss.

help-solve = Hilft neben einem echten Brett: welche Codes zu den bisherigen Reihen passen und welcher Versuch sich als Nächstes lohnt
help-solve-more =
    Gib jede Reihe mit ihrer Antwort an: RRYB=1b2w (Grand: "tR sB cG hY=1b0w2u"). Ohne Reihen wird Zeile für Zeile von der Standardeingabe gelesen und jede beantwortet. Versuche sind danach geordnet, wie viele Reihen mit ihnen im Schnitt noch nötig sind (~ geschätzt); daneben steht, wie viele Codes im Schnitt und höchstens übrig bleiben, und die Information in Bit. Widersprechen sich Antworten, werden möglichst wenige Reihen genannt, die nicht alle stimmen können.

    In einer Gruppe heißt 1:3R, dass Platz 1 die rote Marke für Loch 3 hat. Eine Reihe kommt mit den Hinweisen aller anderen Plätze, "RYGB.=2:b 3:w 4:-" (oder mit deren Summen, 2:RYGB.=1b1w), eine Ansage mit ihrem Urteil, 2:RYGB.=wrong. Du erfährst, welche Marken alle haben können, und wenn du deine eigenen angibst, auch, welche Reihen dir am meisten verraten und ob du ansagen solltest.
help-solve-rows = Die bisherigen Reihen mit ihren Antworten; in einer Gruppe auch Marken und Ansagen
help-solve-json = Als JSON, zu den angegebenen Reihen

help-puzzle = Stellt ein Rätsel: Reihen, zu denen nur ein Code passt, und keine davon zu viel
help-puzzle-more = Schreib den Code; ist er falsch, erfährst du, welchen Reihen er widerspricht. „tipp“ zeigt Schritt für Schritt, was aus möglichst wenigen Reihen folgt. Die Sterne von 1 bis 5 sagen, wie schwer es ist: wie viele Reihen man verbinden muss und wie viele Schritte es braucht. Derselbe Startwert ergibt überall dasselbe Rätsel; er beginnt mit den Sternen, wie 3-montag. In einer Gruppe sitzt du auf Platz 1. Deine Zeiten und Tage in Folge bleiben gespeichert.
help-puzzle-stars = Wie schwer es ist, 1 bis 5 [Standard: nach dem Startwert]
help-puzzle-seed = Welches Rätsel, etwa 3-montag. „today“ ist das von heute, auf jedem Server dasselbe: leicht, mittel oder schwer mit 1, 3 oder 5 Sternen [Standard: das erste dieser drei, das du noch nicht beendet hast; mit --stars ein zufälliges]
help-puzzle-plain = Zeile für Zeile, ohne dass der Cursor springt
help-puzzle-json = Als JSON, mit der Lösung

help-strategy = Spielt eine Strategie gegen jeden Geheimcode und sagt, wie viele Reihen sie braucht
help-strategy-more = Versuche werden nach ihren möglichen Antworten beurteilt: im schlimmsten Fall möglichst wenige Codes übrig (minmax), im Schnitt möglichst wenige (expected), möglichst viel Information (entropy) oder möglichst viele verschiedene Antworten (parts). Oder die Strategie ist bewiesen: Keine andere braucht insgesamt weniger Reihen (optimal). Für die üblichen Spiele ist sie schon bekannt (book).
help-strategy-by = Wonach Versuche beurteilt werden: minmax, expected, entropy, parts oder optimal; book sieht im Buch nach
help-strategy-fitting = Versucht nur Codes, die noch möglich sind (nicht für optimal oder book)
help-strategy-within = Höchstens so viele Reihen für jeden Geheimcode (nur optimal)
help-strategy-aim = Was zuerst zählt (nur optimal)
help-strategy-aim-total = Insgesamt die wenigsten Reihen; unter diesen Strategien die mit den wenigsten im schlimmsten Fall
help-strategy-aim-worst = Im schlimmsten Fall die wenigsten Reihen; unter diesen Strategien die mit den wenigsten insgesamt
help-strategy-width = Verfolgt je Stellung nur so viele Versuche: findet schnell eine gute Strategie, beweist aber nichts (nur optimal)
help-strategy-deadline = Beendet die Suche nach dieser Zeit, mit dem, was bis dahin bewiesen ist (nur optimal)
help-strategy-table-size = Speicher für die Stellungen, die sich die Suche merkt, standardmäßig 256 (nur optimal)
help-strategy-checkpoint = Datei, in der die Suche jede halbe Minute und am Ende ihrer Zeit gesichert wird; gibt es sie schon, geht die Suche von dort weiter (nur optimal)
help-strategy-sample = Spielt gegen so viele zufällige Geheimcodes statt gegen alle (nicht für optimal oder book)
help-strategy-seed = Welche das sind: Derselbe Startwert zieht dieselben
help-strategy-tree = Wohin die Strategie geschrieben wird, Versuch für Versuch; die Endung bestimmt das Format: .json, .svg, .book, sonst Text
help-strategy-tree-format = In welchem Format die Strategie geschrieben wird, egal welche Endung: text, json, svg oder book
help-strategy-verify = Spielt stattdessen die Strategie aus einer Datei gegen jeden Geheimcode; - für die Standardeingabe

help-duel = Lässt Computer in einem Turnier gegeneinander antreten
help-duel-more = Die Stufen sind beginner, casual, practised, expert und perfect; zum Vergleich gibt es random (irgendein passender Code) und entropy (möglichst viel Information). Eine einzelne Stufe knackt nur Codes; in Spielen zu zweit treten mehr als zwei Stufen reihum gegeneinander an; Spiele zu mehreren und Gruppen nehmen so viele Stufen, wie sie Plätze haben. Derselbe Startwert ergibt dieselben Spiele.
help-duel-levels = Die Stufen der Spieler
help-duel-games = Partien an jedem Tisch; mit --every-secret für jeden Geheimcode
help-duel-seed = Startwert für alles Zufällige
help-duel-maker = Wie Geheimcodes gesetzt werden: fair, cunning oder contrary
help-duel-every-secret = Alle Geheimcodes der Reihe nach statt zufälliger; nur für eine einzelne Stufe

help-play = Spielt eine Partie: im ganzen Terminalfenster oder, mit --plain, Zeile für Zeile
help-play-more = Gibst du keine Plätze an, spielst du allein gegen den Computer. Mehrere können sich die Tastatur teilen; was nur einer sehen darf, wird verdeckt. Jeder Zug wird sofort gespeichert: Was auch passiert, mit --resume geht es weiter. Mit ? bekommst du jederzeit Hilfe.
help-play-game = Die Ausgabe oder die Datei einer Partie: Eine laufende wird fortgesetzt, auf eine beendete folgt eine Revanche. Ohne Angabe wirst du gefragt
help-play-plain = Zeile für Zeile, ohne dass der Cursor springt: für Screenreader, Braillezeilen und Pipes. Ist Ein- oder Ausgabe kein Terminal oder TERM gleich dumb, wird immer so gespielt
help-play-seats = Wer auf welchem Platz sitzt, Platz 1 zuerst: person, computer, computer:LEVEL, computer:LEVEL:cunning oder contrary
help-play-seats-more = Die Stufen sind beginner, casual, practised, expert und perfect. Ein listiger Computer (cunning) wählt gern Geheimcodes, die schwer zu knacken sind; ein widerspenstiger (contrary) legt seinen Geheimcode erst spät fest und sagt das auch.
help-play-names = Die Namen der Spieler, Platz 1 zuerst
help-play-rounds = Wie viele Runden die Partie hat
help-play-target = Bis zu wie vielen Punkten gespielt wird, in Ausgaben, in denen das geht
help-play-first = Welcher Platz zuerst Code-Setzer ist oder in einer Gruppe anfängt; ohne Angabe entscheidet das Los
help-play-solo = Allein die Geheimcodes eines Computers knacken, auch eines mit --seat gewählten
help-play-referee = Eingeben, was an einem echten Brett passiert: Die Stifte werden geprüft und die Punkte gezählt
help-play-resume = Eine gespeicherte Partie fortsetzen: die aus einer Datei oder die zuletzt gespielte, hier oder auf einem Server
help-play-server = Am Tisch eines Servers spielen, mit Leuten im Browser oder anderswo: an dem von --table oder an einem neuen mit dieser Ausgabe. Auch die Adresse eines Tischs im Browser geht, ebenso HOST:PORT
help-play-table = Der kurze Code eines Tischs auf dem Server
help-play-public = Einen neuen Tisch in der Lobby des Servers zeigen, wo alle mitspielen können. Sonst findet ihn nur, wer seinen Code hat

help-replay = Zeigt eine Partie aus ihrer Datei, Reihe für Reihe mit Punkten und Siegeln
help-replay-analysis = Sagt auch, wie gespielt wurde: Preis jeder Reihe, Glück, Genauigkeit
help-verify = Prüft alle Antworten, Punkte und Siegel und die Prüfsumme einer Partie in einer Datei
help-verify-more = Jeder Fehler wird mit Zeile und Spalte genannt. Die Prüfsumme schützt vor Schäden, nicht vor Fälschung: Das tun die Siegel und die Regeln.

help-import = Übernimmt fertige Aufzeichnungen, wie `export` sie schreibt, in den Ordner deiner Partien
help-import-more = Jede wird geprüft wie bei `verify`. Was schon da ist, bleibt unverändert; Fehlerhaftes wird gemeldet und nicht übernommen.
help-import-sources = Dateien, oder Ordner, aus denen jede .txt-Datei übernommen wird
help-completions = Gibt aus, was eine Shell zum Ergänzen der Befehle braucht: bash, elvish, fish, powershell oder zsh
help-completions-shell = Die Shell
help-man = Zeigt die Handbuchseite eines Befehls oder schreibt die aller Befehle in einen Ordner
help-rules = Zeigt die Regeln einer Ausgabe mit einem Beispiel; ohne Ausgabe, welche es gibt
help-stats = Zeigt, wie du allein Codes knackst: Reihen als Balken, Serien, nach Ausgaben, im Vergleich mit perfektem Spiel
help-stats-more = Zählt die beendeten Partien in dem Ordner, in dem `play` sie speichert, und die Rätsel, die du gelöst hast.
help-stats-edition = Nur diese Ausgabe
help-daily = Spielt den Code des Tages eines Servers: für alle derselbe, nur die erste Partie zählt. Zeigt danach, wie andere gespielt haben
help-daily-edition = Die Ausgabe, die gespielt wird
help-daily-server = Der Server; HOST:PORT genügt
help-daily-name = Dein Name in der Rangliste
help-daily-plain = Zeile für Zeile, ohne dass der Cursor springt
help-man-what = Ein Befehl oder ein Ordner; der Ordner wird angelegt, wenn es ihn nicht gibt. Heißt ein Ordner wie ein Befehl, braucht er einen Schrägstrich: `./play`
help-site = Schreibt das Spiel als einfache Dateien für jeden Webspace, auch unter einem Pfad: öffnen und spielen, ohne Server
help-site-more = Nach einem Besuch geht es ohne Netz: gegen Computer, an einem Gerät und neben einem echten Brett, mit Tipps, Rätseln und Regeln. Eine ältere Fassung des Spiels im Ordner wird ersetzt, und Browser holen sich die neue von selbst. Wo der Webspace Dateien selbst packt, wird pocket.wasm.br nicht gebraucht.
help-site-server = Ein Server für das, was einen braucht, etwa Spiele mit anderen und der Code des Tages; sonst fehlt es
