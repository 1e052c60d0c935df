help-heading-usage = Gebruik
help-heading-commands = Commando's
help-heading-arguments = Argumenten
help-heading-options = Opties
help-heading-exit-codes = Exitcodes
help-command = COMMANDO
help-default = standaard
help-possible = mogelijke waarden
help-exit-well = alles ging goed
help-exit-broken = lezen of schrijven is mislukt
help-exit-wrong = de commandoregel of de invoer is fout; de reden staat op de foutuitvoer
help-exit-signal = door signaal n beëindigd: 129 terminal gesloten, 130 Ctrl-C, 143 gevraagd te stoppen; wat gespeeld is, is bewaard
help-help = Toont deze hulp of die van een commando

help-any-help = Toont de hulp
help-any-version = Toont de versie
help-any-json = Als JSON
help-any-lang = De taal, bijvoorbeeld nl; standaard die van de omgeving
help-any-edition = De editie; `codeknacker editions` somt ze op
help-any-options = Een optie van de editie; mag vaker worden opgegeven
help-any-game = Een editie, of gaatjes en symbolen: 4x8, of 4x8n zonder herhalingen
help-any-file = Het bestand van de partij; - voor de standaardinvoer
help-any-folder = De map; wordt gemaakt als die nog niet bestaat
help-any-database = De database [standaard: het bestand in je gegevensmap]
help-any-table = Het kenmerk of de code van de tafel

help-codeknacker = De Mastermind-familie: spellen om codes te kraken
help-codeknacker-more = Zonder commando start het spel voor de browsers van deze computer; je ziet het adres, en je browser opent het.
help-codeknacker-no-open = Zonder commando: de browser niet openen

help-editions = Somt de edities op die je kunt spelen, of toont er een met de regels en opties
help-editions-json = Als JSON, met symbolen, opties en het aantal codes per optie
help-editions-edition = De editie die getoond wordt; geef je niets op, dan alle

help-score = Beantwoordt paren van geheime code en poging, regel voor regel uit de standaardinvoer
help-score-more = Elke regel is een geheime code, een tab en een poging; in de groepsedities een fiche, een tab en een rij (3R, tab, GBRYW). Bij elke regel komt een antwoord: 2b1w is twee zwarte scorepinnen en één witte, de Grand-edities noemen ook de blauwe (1b0w2u), een fiche antwoordt b, w of -. Bij de eerste onleesbare regel stopt het.

help-solve = Helpt naast een echt bord: welke codes bij de rijen tot nu toe passen, en wat een goede volgende poging is
help-solve-more =
    Geef elke rij met het antwoord: RRYB=1b2w (Grand: "tR sB cG hY=1b0w2u"). Zonder rijen worden ze regel voor regel van de standaardinvoer gelezen en één voor één beantwoord. Pogingen staan op volgorde van het aantal rijen dat je er gemiddeld nog mee nodig hebt (~ geschat); daarnaast staat hoeveel codes er gemiddeld en hoogstens overblijven, en de informatie in bits. Spreken antwoorden elkaar tegen, dan zie je zo weinig mogelijk rijen die niet allemaal kunnen kloppen.

    In een groep betekent 1:3R dat plaats 1 de rode fiche van gaatje 3 heeft; een rij komt met de hints van alle andere plaatsen, "RYGB.=2:b 3:w 4:-" (of met hun totalen, 2:RYGB.=1b1w), en een melding met het oordeel, 2:RYGB.=wrong. Je ziet wat iedereen kan hebben en, als je je eigen fiches opgeeft, welke rijen je het meest vertellen en of je moet melden.
help-solve-rows = De rijen tot nu toe met hun antwoorden; in een groep ook fiches en meldingen
help-solve-json = Als JSON, van de gegeven rijen

help-puzzle = Geeft een puzzel op: rijen waarbij maar één code past, en geen rij te veel
help-puzzle-more = Typ de code; is die fout, dan zie je met welke rijen dat in strijd is. “tip” laat stap voor stap zien wat uit zo weinig mogelijk rijen volgt. De sterren, 1 tot en met 5, zeggen hoe moeilijk het is: hoeveel rijen je moet combineren en hoeveel stappen er nodig zijn. Dezelfde startwaarde geeft overal dezelfde puzzel en begint met de sterren, zoals 3-maandag. In een groep zit je op plaats 1. Je tijden en dagen op rij worden bewaard.
help-puzzle-stars = Hoe moeilijk het is, 1 tot en met 5 [standaard: volgens de startwaarde]
help-puzzle-seed = Welke puzzel, bijvoorbeeld 3-maandag. “today” is die van vandaag, op elke server dezelfde: makkelijk, gemiddeld of moeilijk met 1, 3 of 5 sterren [standaard: de eerste van deze drie die je nog niet hebt beëindigd; met --stars een willekeurige]
help-puzzle-plain = Regel voor regel, zonder dat de cursor beweegt
help-puzzle-json = Als JSON, met de oplossing

help-strategy = Speelt een strategie tegen elke code en zegt hoeveel rijen er nodig zijn
help-strategy-more = Pogingen worden beoordeeld naar hun mogelijke antwoorden: in het ergste geval zo weinig mogelijk codes over (minmax), gemiddeld zo weinig mogelijk (expected), zo veel mogelijk informatie (entropy) of zo veel mogelijk verschillende antwoorden (parts). Of de strategie is bewezen: geen andere heeft in totaal minder rijen nodig (optimal). Voor de gewone spellen is die al bekend (book).
help-strategy-by = Waarop pogingen beoordeeld worden: minmax, expected, entropy, parts of optimal; book kijkt in het boek
help-strategy-fitting = Probeert alleen codes die nog mogelijk zijn (niet voor optimal of book)
help-strategy-within = Hoogstens zoveel rijen voor elke code (alleen optimal)
help-strategy-aim = Wat het eerst telt (alleen optimal)
help-strategy-aim-total = In totaal de minste rijen; van die strategieën in het ergste geval de minste
help-strategy-aim-worst = In het ergste geval de minste rijen; van die strategieën in totaal de minste
help-strategy-width = Volgt per stelling maar zoveel pogingen: vindt snel een goede strategie, maar bewijst niets (alleen optimal)
help-strategy-deadline = Stopt de zoektocht na deze tijd, met wat dan bewezen is (alleen optimal)
help-strategy-table-size = Geheugen voor de stellingen die de zoektocht onthoudt, standaard 256 (alleen optimal)
help-strategy-checkpoint = Bestand waarin de zoektocht elke halve minuut en aan het eind van de tijd wordt bewaard; bestaat het al, dan gaat de zoektocht vandaar verder (alleen optimal)
help-strategy-sample = Speelt tegen zoveel willekeurige codes in plaats van alle (niet voor optimal of book)
help-strategy-seed = Welke dat zijn: dezelfde startwaarde trekt dezelfde
help-strategy-tree = Waar de strategie geschreven wordt, poging voor poging; de extensie bepaalt hoe: .json, .svg, .book, anders als tekst
help-strategy-tree-format = Hoe de strategie geschreven wordt, ongeacht de extensie: text, json, svg of book
help-strategy-verify = Speelt in plaats daarvan de strategie uit een bestand tegen elke code; - voor de standaardinvoer

help-duel = Laat computers een toernooi tegen elkaar spelen
help-duel-more = De niveaus zijn beginner, casual, practised, expert en perfect; random (een willekeurige passende code) en entropy (de meeste informatie) zijn er om mee te vergelijken. Eén niveau alleen kraakt codes; in een spel voor twee spelen meer dan twee niveaus om de beurt tegen elkaar; spellen met meer spelers en groepen nemen zoveel niveaus als ze plaatsen hebben. Dezelfde startwaarde geeft dezelfde spellen.
help-duel-levels = De niveaus van de spelers
help-duel-games = Partijen aan elke tafel; met --every-secret voor elke code
help-duel-seed = Startwaarde voor al het toeval
help-duel-maker = Hoe codes gekozen worden: fair, cunning of contrary
help-duel-every-secret = Alle codes op volgorde in plaats van willekeurige; alleen voor één niveau

help-play = Speelt een partij: in het hele terminalvenster of, met --plain, regel voor regel
help-play-more = Geef je geen plaatsen op, dan speel je in je eentje tegen de computer. Je kunt met meer mensen het toetsenbord delen; wat maar één van jullie mag zien, wordt afgedekt. Elke zet wordt meteen bewaard: wat er ook gebeurt, met --resume ga je verder. Typ op elk moment ? voor hulp.
help-play-game = De editie, of het bestand van een partij: een lopende gaat verder, op een afgelopen partij volgt een revanche. Geef je niets op, dan wordt het je gevraagd
help-play-plain = Regel voor regel, zonder dat de cursor beweegt: voor schermlezers, brailleleesregels en pipes. Is de invoer of uitvoer geen terminal, of is TERM dumb, dan wordt altijd zo gespeeld
help-play-seats = Wie op welke plaats zit, plaats 1 eerst: person, computer, computer:LEVEL, computer:LEVEL:cunning of contrary
help-play-seats-more = De niveaus zijn beginner, casual, practised, expert en perfect. Een sluwe computer (cunning) kiest liever codes die moeilijk te kraken zijn; een dwarse (contrary) kiest de code pas laat, en zegt dat ook.
help-play-names = De namen van de spelers, plaats 1 eerst
help-play-rounds = Hoeveel rondes de partij heeft
help-play-target = Tot hoeveel punten er gespeeld wordt, in edities waarin dat kan
help-play-first = De plaats die als eerste codemaker is, of in een groep begint; standaard beslist het lot
help-play-solo = In je eentje de codes van een computer kraken, ook van een die je met --seat kiest
help-play-referee = Invoeren wat er op een echt bord gebeurt: de scorepinnen worden gecontroleerd en de punten geteld
help-play-resume = Een bewaarde partij voortzetten: die uit een bestand, of de laatst gespeelde, hier of op een server
help-play-server = Aan een tafel van een server spelen, met mensen in browsers of elders: aan die van --table, of aan een nieuwe met deze editie. Het adres van een tafel in een browser mag ook, net als HOST:PORT
help-play-table = De korte code van een tafel op de server
help-play-public = Een nieuwe tafel tonen in de lobby van de server, waar iedereen kan meedoen. Anders vindt alleen wie de code heeft de tafel

help-replay = Toont een partij uit een bestand, rij voor rij met punten en zegels
help-replay-analysis = Zegt ook hoe er is gespeeld: de prijs van elke rij, geluk, nauwkeurigheid
help-verify = Controleert elk antwoord, elke score, elk zegel en het controlegetal van een partij in een bestand
help-verify-more = Alles wat fout is, wordt met regel en kolom genoemd. Het controlegetal beschermt tegen schade, niet tegen vervalsing: dat doen de zegels en de regels.

help-import = Neemt afgeronde verslagen, zoals `export` ze schrijft, over in de map van je partijen
help-import-more = Elk verslag wordt gecontroleerd zoals bij `verify`. Wat er al is, blijft ongewijzigd; wat fout is, wordt gemeld en niet overgenomen.
help-import-sources = Bestanden, of mappen waaruit elk .txt-bestand wordt overgenomen
help-completions = Toont wat een shell nodig heeft om commando's aan te vullen: bash, elvish, fish, powershell of zsh
help-completions-shell = De shell
help-man = Toont de handleiding van een commando, of schrijft die van alle commando's in een map
help-rules = Toont de regels van een editie, met een voorbeeld; zonder editie een lijst van alle
help-stats = Toont hoe je in je eentje codes kraakt: rijen als balken, reeksen, per editie, naast perfect spel
help-stats-more = Telt de afgelopen partijen in de map waar `play` ze bewaart, en de puzzels die je hebt opgelost.
help-stats-edition = Alleen deze editie
help-daily = Speelt de code van de dag bij een server: voor iedereen dezelfde, alleen de eerste partij telt. Toont daarna hoe anderen speelden
help-daily-edition = De editie die je speelt
help-daily-server = De server; HOST:PORT volstaat
help-daily-name = Je naam in de ranglijst
help-daily-plain = Regel voor regel, zonder dat de cursor beweegt
help-man-what = Een commando of een map; de map wordt gemaakt als die nog niet bestaat. Een map die heet als een commando heeft een schuine streep nodig: `./play`
help-site = Schrijft het spel als gewone bestanden voor elke webhost, ook onder een pad: open het en speel, zonder server
help-site-more = Na één bezoek werkt het zonder netwerk: tegen computers, op één apparaat en naast een echt bord, met tips, puzzels en regels. Een oudere versie van het spel in de map wordt vervangen, en browsers nemen de nieuwe vanzelf over. Hosts die bestanden zelf inpakken, hebben pocket.wasm.br niet nodig.
help-site-server = Een server voor wat er een nodig heeft, zoals spelen met anderen en de code van de dag; anders valt dat weg
