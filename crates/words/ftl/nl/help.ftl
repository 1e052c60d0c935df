help-heading-usage = Gebruik
help-heading-commands = Commando's
help-heading-arguments = Gegevens
help-heading-options = Opties
help-heading-exit-codes = Uitgangscodes
help-command = COMMANDO
help-default = anders
help-possible = mogelijk
help-exit-well = alles ging goed
help-exit-broken = lezen of schrijven ging mis
help-exit-wrong = de commandoregel of de invoer is fout; de reden staat op de foutuitvoer
help-exit-signal = signaal n maakte er een einde aan: 129 de terminal is weg, 130 Ctrl-C, 143 het moest stoppen; wat gespeeld is, is bewaard
help-help = Toont deze hulp of die van een commando

help-any-help = Toont de hulp
help-any-version = Toont de versie
help-any-json = Als JSON
help-any-lang = De taal: en, de, fr of nl; anders die van de omgeving
help-any-edition = De editie; `codeknacker editions` noemt ze
help-any-options = Een optie van de editie; mag meer dan eens
help-any-game = Een editie, of gaatjes en symbolen: 4x8, of 4x8n zonder herhalingen
help-any-file = Het bestand van de partij; - voor de standaardinvoer
help-any-folder = De map; ontbreekt ze, dan wordt ze gemaakt
help-any-database = De database [anders: het bestand in je gegevensmap]
help-any-table = Het kenmerk of de code van de tafel

help-codeknacker = De Mastermind-familie: spellen om codes te breken
help-codeknacker-more = Zonder commando draait het spel voor de browsers van deze computer, en het zegt waar.

help-editions = Noemt de edities die gespeeld kunnen worden
help-editions-json = Als JSON, met symbolen, opties en het aantal codes onder elk daarvan

help-score = Beantwoordt paren van geheime code en poging, regel voor regel uit de standaardinvoer
help-score-more = Elke regel is een geheime code, een tab en een poging; in de groepsedities een fiche, een tab en een rij (3R, tab, GBRYW). Voor elk komt er een antwoord: 2b1w is twee zwarte scorepinnen en één witte, de grand-edities noemen ook de blauwe (1b0w2u), een fiche antwoordt b, w of -. Bij de eerste regel die niet leesbaar is houdt het op.

help-solve = Helpt naast een echt bord: welke codes bij de rijen passen, en wat daarna een goede poging is
help-solve-more =
    Elke rij staat er met haar antwoord, RRYB=1b2w (grand: "tR sB cG hY=1b0w2u"). Zonder rijen worden ze regel voor regel uit de standaardinvoer gelezen, en elke wordt beantwoord. Pogingen staan in volgorde van de rijen die er gemiddeld nog bij komen (~ geschat), met de codes die gemiddeld en hoogstens overblijven en de informatie in bits. Bij antwoorden die elkaar tegenspreken worden de minste rijen genoemd die niet allemaal kunnen kloppen.

    In een groep zegt 1:3R dat plaats 1 het rode fiche van gaatje 3 heeft; een rij komt met de hints van alle andere plaatsen, "RYGB.=2:b 3:w 4:-" (of met hun totalen, 2:RYGB.=1b1w), en een melding met haar oordeel, 2:RYGB.=wrong. Er wordt gezegd wat iedereen kan hebben en, aan wie zegt wat hij heeft, welke rijen hem het meest leren en of hij moet melden.
help-solve-rows = De rijen tot nu toe met hun antwoorden; in een groep ook fiches en meldingen
help-solve-json = Als JSON, van de gegeven rijen

help-strategy = Speelt een strategie tegen elke code en zegt hoeveel rijen ze nodig heeft
help-strategy-more = Pogingen worden beoordeeld naar de antwoorden die ze kunnen krijgen: de kleinste grootste klasse (minmax), gemiddeld de minste codes over (expected), de meeste informatie (entropy) of de meeste verschillende antwoorden (parts). Of de strategie is bewezen: geen andere heeft in totaal minder rijen nodig (optimal). Voor de gewone spellen is ze al bekend (book).
help-strategy-by = Waarnaar pogingen beoordeeld worden: minmax, expected, entropy, parts, optimal of book
help-strategy-fitting = Probeert alleen codes die nog de geheime kunnen zijn (niet voor optimal of book)
help-strategy-within = De meeste rijen voor een code (alleen optimal)
help-strategy-aim = Wat eerst telt (alleen optimal)
help-strategy-aim-total = In totaal de minste rijen; van die strategieën in het ergste geval de minste
help-strategy-aim-worst = In het ergste geval de minste rijen; van die strategieën in totaal de minste
help-strategy-width = Volgt maar zoveel pogingen van een stelling: vindt gauw een goede strategie en bewijst niets (alleen optimal)
help-strategy-deadline = Stopt de zoektocht na zo lang, met wat dan bewezen is (alleen optimal)
help-strategy-table-size = Geheugen voor de stellingen die de zoektocht onthoudt, anders 256 (alleen optimal)
help-strategy-checkpoint = Waar de zoektocht elke halve minuut en aan het eind van haar tijd wordt opgeschreven; is het bestand er al, dan gaat ze vandaar verder (alleen optimal)
help-strategy-sample = Speelt tegen zoveel toevallige codes in plaats van alle (niet voor optimal of book)
help-strategy-seed = Welke dat zijn: hetzelfde getal trekt dezelfde
help-strategy-tree = Waar de strategie geschreven wordt, poging voor poging; het einde van de naam zegt hoe: .json, .svg, .book, anders als tekst
help-strategy-tree-format = Hoe de strategie geschreven wordt, hoe de naam ook eindigt: text, json, svg of book
help-strategy-verify = Speelt in plaats daarvan de strategie van een bestand tegen elke code; - voor de standaardinvoer

help-duel = Speelt een toernooi tussen computers
help-duel-more = De niveaus zijn beginner, casual, practised, expert en perfect; random (een willekeurige passende code) en entropy (de meeste informatie) zijn er om te vergelijken. Eén niveau alleen breekt codes; in een spel voor twee ontmoeten meer dan twee niveaus elkaar om de beurt; party's en groepen nemen zoveel niveaus als ze plaatsen hebben. Hetzelfde getal bij --seed geeft dezelfde spellen.
help-duel-levels = De niveaus van de spelers
help-duel-games = Partijen aan elke tafel; met --every-secret voor elke code
help-duel-seed = Waar al het toeval vandaan komt
help-duel-maker = Hoe codes gekozen worden: fair, cunning of contrary
help-duel-every-secret = Elke code om de beurt in plaats van toevallige; voor één niveau alleen

help-play = Speelt een partij: op het hele scherm van een terminal of, met --plain, regel voor regel
help-play-more = Zonder een woord over plaatsen speel je alleen tegen de computer. Verschillende mensen kunnen het toetsenbord delen; wat maar één van hen mag zien, is bedekt. Elke handeling wordt meteen bewaard: wat er ook gebeurt, met --resume ga je verder. Typ op elk moment ? voor hulp.
help-play-game = De editie, of het bestand van een partij: een lopende gaat verder, op een afgelopen volgt een revanche. Zonder een van beide wordt het je gevraagd
help-play-plain = Regel voor regel, zonder dat de cursor beweegt: voor schermlezers, brailleregels en pijpen. Waar invoer of uitvoer geen terminal is, gaat het altijd zo
help-play-seats = Wie er zit, plaats 1 eerst: person, computer, computer:LEVEL, computer:LEVEL:cunning of contrary
help-play-seats-more = De niveaus zijn beginner, casual, practised, expert en perfect. Een sluwe computer (cunning) neemt liever codes die moeilijk te vinden zijn; een dwarse (contrary) beslist laat over zijn code, en zegt dat.
help-play-names = De namen van de spelers, plaats 1 eerst
help-play-rounds = Hoeveel ronden de partij heeft
help-play-target = Tot hoeveel punten het gaat, in edities die zo gespeeld worden
help-play-first = De plaats die eerst codemaker is, of in een groep begint; anders beslist het lot
help-play-solo = Alleen de codes van een computer breken, ook van een die bij --seat staat
help-play-referee = Invoeren wat er aan een echt bord gebeurt: het controleert de scorepinnen en telt de punten
help-play-resume = Verdergaan met een bewaarde partij: die van een bestand, of de laatst gespeelde
help-play-server = Aan een tafel van een server spelen, met mensen in browsers of elders: aan die van --table, of aan een nieuwe van de editie. Het adres van een tafel in een browser mag ook
help-play-table = De korte code van een tafel van de server
help-play-public = Een nieuwe tafel tonen in de lobby van de server, waar iedereen mee kan doen. Anders vindt alleen wie de code heeft haar

help-replay = Toont een partij uit haar bestand, rij voor rij met punten en zegels
help-verify = Controleert elk antwoord, elke score, elk zegel en het controlegetal van een partij in een bestand
help-verify-more = Alles wat fout is, wordt met regel en kolom gezegd. Het controlegetal beschermt tegen schade, niet tegen vervalsing: dat doen de zegels en de regels.

help-serve = Biedt tafels: mensen en programma's openen ze, gaan zitten, spelen, kijken toe en komen terug
help-serve-more = Alles kan met een optie, met een variabele van de omgeving of in een bestand (--settings) ingesteld worden, in deze volgorde.
help-serve-settings = Een TOML-bestand met instellingen, genoemd als de opties zonder streepjes: `listen = "127.0.0.1:8484"`
help-serve-listen = Waar het te bereiken is
help-serve-lan = Ook op het lokale netwerk; toont de adressen met een code om te scannen
help-serve-public-url = Het adres dat mensen openen; cookies zijn precies dan als veilig gemerkt als het https is
help-serve-database = Waar de partijen staan: een bestand of een PostgreSQL [anders: een bestand in je gegevensmap]
help-serve-bus = Hoe knooppunten van elkaar horen [anders: één knooppunt alleen]
help-serve-trusted-proxies = Proxy's die mogen zeggen voor wie ze vragen (X-Forwarded-For), als adressen of netwerken
help-serve-open-metrics = Toont /metrics aan iedereen, niet alleen op deze computer
help-serve-requests-per-second = Verzoeken per seconde van één adres (IPv6: één /64)
help-serve-requests-at-once = Verzoeken die één adres ineens mag sturen voordat het moet wachten
help-serve-actions-per-second = Handelingen per seconde van één plaats
help-serve-actions-at-once = Handelingen die één plaats ineens mag sturen voordat ze moet wachten
help-serve-tables-per-hour = Tafels die één adres in een uur mag openen
help-serve-tokens-per-hour = Tokens die programma's vanaf één adres in een uur mogen vragen
help-serve-streams = Open gebeurtenisstromen in totaal; bij de start geweigerd als de grens aan open bestanden er niet zoveel toelaat
help-serve-streams-per-address = Open gebeurtenisstromen van één adres
help-serve-body-limit = De meeste bytes in de inhoud van een verzoek
help-serve-header-seconds = Seconden waarbinnen de kop van een verzoek er moet zijn; zo lang blijft ook een stille verbinding
help-serve-body-seconds = Seconden waarbinnen de inhoud van een verzoek er moet zijn
help-serve-stop-seconds = Seconden die lopende verzoeken nog krijgen als de server stopt
help-serve-advice-threads = Threads die aan advies en analyse werken [anders: één minder dan er processors zijn, minstens één]
help-serve-advice-queue = Vragen die op advies mogen wachten
help-serve-advice-seconds = Seconden waarna het advies komt, met wat dan bekend is
help-serve-archive-days = Dagen zonder handeling waarna een tafel waar niemand speelt wordt opgeruimd
help-serve-keep-days = Dagen dat opgeruimde tafels bewaard blijven [anders: voorgoed]
help-serve-daily-shared = Zet elke poging voor de code van de dag in de ranglijst, ook als anderen op hetzelfde adres hem al kennen: voor scholen en kantoren
help-serve-log-addresses = Wiens adressen in het logboek staan; nergens anders worden ze opgeschreven
help-serve-log-addresses-none = Helemaal niet
help-serve-log-addresses-network = Alleen hun netwerk: /24 van IPv4, /48 van IPv6
help-serve-log-addresses-full = Zoals ze zijn
help-serve-log = Wat er in het logboek komt: error, warn, info, debug of trace
help-serve-log-json = Schrijft per regel een JSON-object in het logboek

help-backup = Schrijft alles uit de database in een nieuw SQLite-bestand, naast een draaiende server
help-backup-path = Het bestand dat geschreven wordt
help-export = Schrijft elke afgelopen partij als leesbaar verslag in een map, naast een draaiende server
help-export-json = Verslagen als JSON
help-import = Neemt afgelopen verslagen, zoals `export` ze schrijft, op in de map van je partijen
help-import-more = Elk wordt gecontroleerd zoals bij `verify`. Wat er al is, blijft zoals het is; wat fout is, wordt gezegd en niet genomen.
help-import-sources = Bestanden, of mappen waarvan elke .txt genomen wordt
help-completions = Toont wat een shell nodig heeft om commando's aan te vullen: bash, elvish, fish, powershell of zsh
help-completions-shell = De shell
help-man = Schrijft de handleidingpagina's van alle commando's in een map
help-store = Kopieert de hele database van een server naar een andere
help-store-copy = Brengt alles naar een andere, lege database: ook lopende partijen, plaatsen, dagresultaten en sleutels
help-store-copy-more = Servers op beide moeten gestopt zijn. Aantallen en controlegetallen van elk deel worden vergeleken voordat iets als overgebracht telt.
help-store-copy-from = Waarvandaan: `sqlite:PATH` of `postgres://USER:PASSWORD@HOST/NAME`
help-store-copy-to = Waarheen
help-admin = Noemt, sluit en verbergt tafels en sluit adressen buiten, naast een draaiende server
help-admin-tables = Noemt de tafels, de nieuwste eerst
help-admin-tables-limit = Hoogstens zoveel
help-admin-close = Ruimt een tafel op zoals ze is; wie er zit kan haar weer openen
help-admin-hide = Haalt een tafel uit de lobby
help-admin-show = Laat een verborgen tafel weer in de lobby
help-admin-block = Houdt een adres of een netwerk buiten
help-admin-block-address = Een adres, of een netwerk zoals `2001:db8::/32`
help-admin-block-reason = Waarom, voor anderen die voor de server zorgen
help-admin-block-days = Voor zoveel dagen [anders: voorgoed]
help-admin-unblock = Laat een adres weer binnen
help-admin-unblock-address = Het adres zoals het buitengesloten is
help-admin-blocks = Noemt de adressen die buiten blijven
