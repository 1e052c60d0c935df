help-heading-usage = Aufruf
help-heading-commands = Befehle
help-heading-arguments = Angaben
help-heading-options = Optionen
help-heading-exit-codes = Rückgabewerte
help-command = BEFEHL
help-default = sonst
help-possible = möglich
help-exit-well = alles ging gut
help-exit-broken = Lesen oder Schreiben ging schief
help-exit-wrong = die Befehlszeile oder die Eingabe ist falsch; der Grund steht in der Fehlerausgabe
help-exit-signal = Signal n hat es beendet: 129 das Terminal ist weg, 130 Strg-C, 143 es sollte enden; was gespielt wurde, ist aufgehoben
help-help = Zeigt diese Hilfe oder die eines Befehls

help-any-help = Zeigt die Hilfe
help-any-version = Zeigt die Version
help-any-json = Als JSON
help-any-lang = Die Sprache: en, de, fr oder nl; sonst die der Umgebung
help-any-edition = Die Ausgabe; `codeknacker editions` zählt sie auf
help-any-options = Eine Option der Ausgabe; auch mehrmals
help-any-game = Eine Ausgabe oder Löcher und Symbole: 4x8, ohne Wiederholungen 4x8n
help-any-file = Die Datei der Partie; - für die Standardeingabe
help-any-folder = Der Ordner; fehlt er, wird er angelegt
help-any-database = Die Datenbank [sonst: die Datei in deinem Datenordner]
help-any-table = Kennung oder Code des Tisches

help-codeknacker = Die Mastermind-Familie: Spiele ums Codeknacken
help-codeknacker-more = Ohne Befehl läuft das Spiel für die Browser dieses Rechners, und es sagt, wo.

help-editions = Zählt die Ausgaben auf, die sich spielen lassen
help-editions-json = Als JSON, mit Symbolen, Optionen und der Zahl der Codes unter jeder von ihnen

help-score = Beantwortet Paare aus Geheimcode und Versuch, Zeile für Zeile aus der Standardeingabe
help-score-more = Jede Zeile ist ein Geheimcode, ein Tabulator und ein Versuch; in den Gruppen-Ausgaben eine Marke, ein Tabulator und eine Reihe (3R, Tabulator, GBRYW). Zu jeder kommt eine Antwort: 2b1w sind zwei schwarze Stifte und ein weißer, die Grand-Ausgaben nennen auch die blauen (1b0w2u), eine Marke antwortet b, w oder -. Bei der ersten Zeile, die nicht lesbar ist, hört es auf.

help-solve = Hilft neben einem echten Brett: welche Geheimcodes zu den Reihen passen und was als Nächstes gut wäre
help-solve-more =
    Jede Reihe steht mit ihrer Antwort da, RRYB=1b2w (Grand: "tR sB cG hY=1b0w2u"). Ohne Reihen liest es sie Zeile für Zeile aus der Standardeingabe und beantwortet jede. Versuche sind nach den Reihen geordnet, die mit ihnen im Schnitt noch kommen (~ geschätzt), und stehen da mit den Geheimcodes, die im Schnitt und höchstens bleiben, und mit der Auskunft in Bit. Zu Antworten, die sich widersprechen, sagt es die wenigsten Reihen, die nicht alle stimmen können.

    In einer Gruppe heißt 1:3R, dass Platz 1 die rote Marke von Loch 3 hält; eine Reihe kommt mit den Hinweisen aller anderen Plätze, "RYGB.=2:b 3:w 4:-" (oder mit ihren Summen, 2:RYGB.=1b1w), und eine Ansage mit ihrem Urteil, 2:RYGB.=wrong. Es sagt, was alle halten können, und wer verrät, was er hält, erfährt, welche Reihen ihn am meisten lehren und ob er ansagen soll.
help-solve-rows = Die bisherigen Reihen mit ihren Antworten; in einer Gruppe auch Marken und Ansagen
help-solve-json = Als JSON, zu den genannten Reihen

help-strategy = Spielt eine Strategie gegen jeden Geheimcode und sagt, wie viele Reihen sie braucht
help-strategy-more = Versuche werden nach den Antworten beurteilt, die sie bekommen können: die kleinste größte Klasse (minmax), im Schnitt die wenigsten übrigen Geheimcodes (expected), die meiste Auskunft (entropy) oder die meisten verschiedenen Antworten (parts). Oder die Strategie ist bewiesen: Keine andere braucht insgesamt weniger Reihen (optimal). Für die üblichen Spiele ist sie schon bekannt (book).
help-strategy-by = Wonach Versuche beurteilt werden: minmax, expected, entropy, parts, optimal oder book
help-strategy-fitting = Versucht nur Codes, die noch der Geheimcode sein können (nicht für optimal oder book)
help-strategy-within = Die meisten Reihen für einen Geheimcode (nur optimal)
help-strategy-aim = Was zuerst zählt (nur optimal)
help-strategy-aim-total = Insgesamt die wenigsten Reihen; unter diesen Strategien die mit den wenigsten im schlimmsten Fall
help-strategy-aim-worst = Im schlimmsten Fall die wenigsten Reihen; unter diesen Strategien die mit den wenigsten insgesamt
help-strategy-width = Verfolgt je Stellung nur so viele Versuche: findet bald eine gute Strategie und beweist nichts (nur optimal)
help-strategy-deadline = Beendet die Suche nach dieser Zeit mit dem, was bis dahin bewiesen ist (nur optimal)
help-strategy-table-size = Speicher für die Stellungen, die sich die Suche merkt, sonst 256 (nur optimal)
help-strategy-checkpoint = Wohin die Suche jede halbe Minute und am Ende ihrer Zeit geschrieben wird; gibt es die Datei schon, geht sie von dort weiter (nur optimal)
help-strategy-sample = Spielt gegen so viele zufällige Geheimcodes statt gegen alle (nicht für optimal oder book)
help-strategy-seed = Welche das sind: Dieselbe Zahl zieht dieselben
help-strategy-tree = Wohin die Strategie geschrieben wird, Versuch für Versuch; die Endung sagt, wie: .json, .svg, .book, sonst als Text
help-strategy-tree-format = Wie die Strategie geschrieben wird, gleich welche Endung: text, json, svg oder book
help-strategy-verify = Spielt stattdessen die Strategie einer Datei gegen jeden Geheimcode; - für die Standardeingabe

help-duel = Spielt ein Turnier unter Computern
help-duel-more = Die Stufen sind beginner, casual, practised, expert und perfect; zum Vergleich gibt es random (irgendein passender Code) und entropy (die meiste Auskunft). Eine Stufe allein knackt Codes; in einem Spiel zu zweit treffen mehr als zwei Stufen reihum aufeinander; Partys und Gruppen nehmen so viele Stufen, wie sie Plätze haben. Dieselbe Zahl bei --seed gibt dieselben Spiele.
help-duel-levels = Die Stufen der Spieler
help-duel-games = Partien an jedem Tisch; mit --every-secret für jeden Geheimcode
help-duel-seed = Woher aller Zufall kommt
help-duel-maker = Wie Geheimcodes gesetzt werden: fair, cunning oder contrary
help-duel-every-secret = Der Reihe nach jeder Geheimcode statt zufälliger; für eine Stufe allein

help-play = Spielt eine Partie: auf dem ganzen Bildschirm eines Terminals oder mit --plain Zeile für Zeile
help-play-more = Ohne ein Wort über die Plätze spielst du allein gegen den Computer. Mehrere können sich die Tastatur teilen; was nur einer sehen darf, ist verdeckt. Jede Handlung wird sofort aufgehoben: Was auch geschieht, mit --resume geht es weiter. Tipp jederzeit ? für Hilfe.
help-play-game = Die Ausgabe oder die Datei einer Partie: Eine laufende geht weiter, auf eine beendete folgt eine Revanche. Ohne beides wirst du gefragt
help-play-plain = Zeile für Zeile, ohne dass der Cursor springt: für Vorleseprogramme, Braillezeilen und Pipes. Wo Eingabe oder Ausgabe kein Terminal ist, geht es immer so
help-play-seats = Wer sitzt, Platz 1 zuerst: person, computer, computer:LEVEL, computer:LEVEL:cunning oder contrary
help-play-seats-more = Die Stufen sind beginner, casual, practised, expert und perfect. Ein listiger Computer (cunning) nimmt lieber Geheimcodes, die schwer zu finden sind; ein widerspenstiger (contrary) entscheidet sich spät für seinen Geheimcode und sagt es.
help-play-names = Die Namen der Spieler, Platz 1 zuerst
help-play-rounds = Wie viele Runden die Partie hat
help-play-target = Bis zu wie vielen Punkten es geht, in Ausgaben, die so gespielt werden
help-play-first = Der Platz, der zuerst Code-Setzer ist oder in einer Gruppe beginnt; sonst entscheidet das Los
help-play-solo = Allein die Geheimcodes eines Computers knacken, auch eines, der bei --seat steht
help-play-referee = Eintragen, was an einem echten Brett geschieht: Es prüft die Stifte und zählt die Punkte
help-play-resume = Eine aufgehobene Partie fortsetzen: die einer Datei oder die zuletzt gespielte
help-play-server = An einem Tisch eines Servers spielen, mit Leuten im Browser oder anderswo: an dem von --table oder an einem neuen der Ausgabe. Die Adresse eines Tisches im Browser geht auch
help-play-table = Der kurze Code eines Tisches am Server
help-play-public = Einen neuen Tisch in der Lobby des Servers zeigen, wo alle mitspielen können. Ohne das findet ihn nur, wer seinen Code hat

help-replay = Zeigt eine Partie aus ihrer Datei, Reihe für Reihe mit Punkten und Siegeln
help-verify = Prüft jede Antwort, Punktzahl, jedes Siegel und die Prüfsumme einer Partie in einer Datei
help-verify-more = Alles, was falsch ist, steht mit Zeile und Spalte da. Die Prüfsumme schützt vor Schäden, nicht vor Fälschung: Das tun die Siegel und die Regeln.

help-serve = Bietet Tische: Leute und Programme öffnen sie, setzen sich, spielen, sehen zu und kommen wieder
help-serve-more = Alles lässt sich mit einer Option, einer Variablen der Umgebung oder in einer Datei (--settings) einstellen, in dieser Reihenfolge.
help-serve-settings = Eine TOML-Datei mit Einstellungen, benannt wie die Optionen ohne Striche: `listen = "127.0.0.1:8484"`
help-serve-listen = Wo es zu erreichen ist
help-serve-lan = Auch im lokalen Netz; zeigt die Adressen mit einem Code zum Einscannen
help-serve-public-url = Die Adresse, die Leute öffnen; Cookies sind genau dann als sicher markiert, wenn sie https hat
help-serve-database = Wo die Partien liegen: eine Datei oder ein PostgreSQL [sonst: eine Datei in deinem Datenordner]
help-serve-bus = Wie Knoten voneinander hören [sonst: ein Knoten allein]
help-serve-trusted-proxies = Proxys, die sagen dürfen, für wen sie fragen (X-Forwarded-For), als Adressen oder Netze
help-serve-open-metrics = Zeigt /metrics allen, nicht nur auf diesem Rechner
help-serve-requests-per-second = Anfragen in der Sekunde von einer Adresse (IPv6: ein /64)
help-serve-requests-at-once = Anfragen, die eine Adresse auf einmal senden darf, bevor sie warten muss
help-serve-actions-per-second = Handlungen in der Sekunde von einem Platz
help-serve-actions-at-once = Handlungen, die ein Platz auf einmal senden darf, bevor er warten muss
help-serve-tables-per-hour = Tische, die eine Adresse in einer Stunde öffnen darf
help-serve-tokens-per-hour = Tokens, die Programme von einer Adresse aus in einer Stunde anfordern dürfen
help-serve-streams = Offene Ereignisströme insgesamt; wird beim Start abgelehnt, wenn nicht so viele Dateien offen sein dürfen
help-serve-streams-per-address = Offene Ereignisströme einer Adresse
help-serve-body-limit = Die meisten Bytes im Inhalt einer Anfrage
help-serve-header-seconds = Sekunden, in denen der Kopf einer Anfrage da sein muss; so lange bleibt auch eine stille Verbindung
help-serve-body-seconds = Sekunden, in denen der Inhalt einer Anfrage da sein muss
help-serve-stop-seconds = Sekunden, die laufende Anfragen noch haben, wenn der Server anhält
help-serve-advice-threads = Threads, die an Ratschlägen und Analysen arbeiten [sonst: einer weniger, als es Prozessoren gibt, mindestens einer]
help-serve-advice-queue = Fragen, die auf Rat warten dürfen
help-serve-advice-seconds = Sekunden, nach denen der Rat kommt, mit dem, was bis dahin bekannt ist
help-serve-archive-days = Tage ohne Handlung, nach denen ein Tisch, an dem niemand spielt, weggeräumt wird
help-serve-keep-days = Tage, die weggeräumte Tische bleiben [sonst: auf Dauer]
help-serve-daily-shared = Nimmt jeden Versuch am Code des Tages in die Rangliste, auch wenn andere von derselben Adresse ihn schon kennen: für Schulen und Büros
help-serve-log-addresses = Wessen Adressen im Protokoll stehen; nirgends sonst werden sie notiert
help-serve-log-addresses-none = Gar nicht
help-serve-log-addresses-network = Nur ihr Netz: /24 bei IPv4, /48 bei IPv6
help-serve-log-addresses-full = So, wie sie sind
help-serve-log = Was ins Protokoll kommt: error, warn, info, debug oder trace
help-serve-log-json = Schreibt je Zeile ein JSON-Objekt ins Protokoll

help-backup = Schreibt neben einem laufenden Server alles aus der Datenbank in eine neue SQLite-Datei
help-backup-path = Die Datei, die geschrieben wird
help-export = Schreibt neben einem laufenden Server jede beendete Partie als lesbare Aufzeichnung in einen Ordner
help-export-json = Aufzeichnungen als JSON
help-import = Nimmt fertige Aufzeichnungen, wie `export` sie schreibt, in den Ordner deiner Partien auf
help-import-more = Jede wird geprüft wie bei `verify`. Was schon da ist, bleibt, wie es ist; was falsch ist, wird gesagt und nicht genommen.
help-import-sources = Dateien, oder Ordner, aus denen jede .txt genommen wird
help-completions = Schreibt, was eine Shell braucht, um Befehle zu ergänzen: bash, elvish, fish, powershell oder zsh
help-completions-shell = Die Shell
help-man = Schreibt die Handbuchseiten aller Befehle in einen Ordner
help-store = Kopiert die ganze Datenbank eines Servers in eine andere
help-store-copy = Bringt alles in eine andere, leere Datenbank: auch laufende Partien, Plätze, Tagesergebnisse und Schlüssel
help-store-copy-more = Server auf beiden müssen angehalten sein. Anzahlen und Prüfsummen aller Teile werden verglichen, bevor etwas als angekommen gilt.
help-store-copy-from = Woher: `sqlite:PATH` oder `postgres://USER:PASSWORD@HOST/NAME`
help-store-copy-to = Wohin
help-admin = Zählt Tische auf, schließt und verbirgt sie und sperrt Adressen aus, neben einem laufenden Server
help-admin-tables = Zählt die Tische auf, die neuesten zuerst
help-admin-tables-limit = Höchstens so viele
help-admin-close = Räumt einen Tisch weg, wie er ist; wer dort sitzt, kann ihn wieder öffnen
help-admin-hide = Nimmt einen Tisch aus der Lobby
help-admin-show = Lässt einen verborgenen Tisch wieder in die Lobby
help-admin-block = Sperrt eine Adresse oder ein Netz aus
help-admin-block-address = Eine Adresse oder ein Netz wie `2001:db8::/32`
help-admin-block-reason = Warum, für andere, die sich um den Server kümmern
help-admin-block-days = Für so viele Tage [sonst: auf Dauer]
help-admin-unblock = Lässt eine Adresse wieder herein
help-admin-unblock-address = Die Adresse, wie sie ausgesperrt wurde
help-admin-blocks = Zählt die ausgesperrten Adressen auf
