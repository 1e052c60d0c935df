guide-aim = Het doel
guide-material = Op tafel
guide-course = Zo gaat een ronde
guide-answers = Wat de scorepinnen zeggen
guide-scoring = Punten
guide-options = Varianten
guide-errors = Als een antwoord fout is
guide-example = Voorbeeld
guide-try = Probeer het
guide-try-secret = Geheime code
guide-try-guess = Poging
guide-white = Wit: goed, maar op de verkeerde plaats.
guide-blue = Blauw: goede plaats, maar alleen de vorm of alleen de kleur klopt.
guide-black-only = Er zijn alleen zwarte scorepinnen: wat goed is maar op de verkeerde plaats staat, levert niets op.
guide-black-only-option = Met de optie “alleen zwarte scorepinnen” levert wat goed is maar op de verkeerde plaats staat, niets op.
guide-title = Spelregels
guide-lead = Elke editie in onze eigen woorden, met voorbeelden en een vak om de scorepinnen uit te proberen.
guide-of = Spelregels: { $edition }
guide-play = Deze editie spelen
guide-sheet = Scoreblad om af te drukken
guide-all = Alle edities
guide-pieces = De pinnen
guide-aim-duel = Een van jullie, de codemaker, verstopt een code achter het schermpje. De ander, de codebreker, zoekt die rij voor rij uit. Daarna wisselen jullie.
guide-aim-party = Een van jullie verstopt een code. De anderen kraken die op één gezamenlijk bord, ieder voor eigen punten. Iedereen is één keer codemaker.
guide-aim-group = Niemand kent de hele code: iedereen kent er een deel van. Wie als eerste de juiste code meldt, wint.
guide-repeats-yes = Herhalingen mogen, in de code en in een rij.
guide-repeats-no = Geen herhalingen, niet in de code en niet in een rij.
guide-blanks-yes = Gaatjes mogen leeg blijven. Leeg telt als een extra kleur.
guide-blanks-pairs = Een vorm of een kleur mag ontbreken, elk apart. Wat ontbreekt, telt als een extra vorm of kleur.
guide-blanks-no = Geen gaatje mag leeg blijven.
guide-words-only = De code is een woord uit de lijst, en elke rij ook. Een ander woord wordt geweigerd en kost niets.
guide-group-hints = Iedereen antwoordt voor de eigen fiches: zwart als de kleur in het gaatje met hun nummer staat, wit als die ergens anders in de rij staat, anders niets. Wie fout meldt, ligt eruit en antwoordt alleen nog.
guide-markers = Er zijn vijf nummerfiches en van elk van de zes kleuren vier kleurfiches. Voor elk bord wordt van beide één blind getrokken: “nummer 3, rood” betekent dat gaatje 3 van de code rood is. Gaatjes waarvan niemand het nummer trok, blijven leeg.
guide-course-secret = De codemaker zet de code zonder dat iemand het ziet.
guide-course-row = De codebreker vult een rij. Wat gezet is, blijft staan.
guide-course-answer = De codemaker antwoordt met scorepinnen.
guide-course-end = De ronde eindigt als een rij gelijk is aan de code, en uiterlijk na rij { $rows }. Dan wordt de code onthuld.
guide-course-change = Daarna wisselen jullie van rol. Spreek vooraf een even aantal rondes af.
guide-course-party-turn = De anderen vullen om de beurt de rijen van het gezamenlijke bord; wie links van de codemaker zit, begint. Iedereen ziet alle rijen.
guide-course-party-change = Daarna is codemaker wie links daarvan zit. Er zijn evenveel rondes als spelers.
guide-course-group-deal = Voor elk bord worden een nummer en een kleur getrokken. Je ziet alleen die van jezelf.
guide-course-group-row = Om de beurt vul je de volgende rij van je eigen bord. Elk gaatje mag leeg blijven, en bluffen mag: een rij hoeft niet te kloppen met wat je weet.
guide-course-group-hints = Alle anderen antwoorden meteen, ieder voor de eigen fiches.
guide-course-group-call = Je mag altijd melden, ook als je niet aan de beurt bent, en je antwoordrij vullen. Klopt die, dan win je. Klopt die niet, dan lig je eruit en antwoord je alleen nog; niemand hoort wat er fout was.
guide-course-group-end = Zijn alle rijen op, dan mag iedereen die nog meedoet een laatste keer melden. Heeft niemand het goed, dan wint niemand.
guide-pins-once = Elke pin levert hoogstens één scorepin op.
guide-pins-silent = De scorepinnen zeggen niet welke pin ze heeft opgeleverd: dat zoek je zelf uit.
guide-hint-black = Zwart: jouw kleur staat in het gaatje met jouw nummer.
guide-hint-white = Wit: jouw kleur staat ergens anders in de rij. Dat is één scorepin, hoe vaak die kleur er ook staat.
guide-hint-nothing = Niets: jouw kleur staat niet in de rij.
guide-blue-order = Zwart gaat voor wit, wit voor blauw. Een paar van de code dat al wit opleverde, levert niet ook nog blauw op.
guide-score-rows = De codemaker krijgt een punt voor elke rij die de ander nodig heeft, de laatste meegerekend. Een code die niet gekraakt wordt, is { $points } punten waard. Het hoogste totaal wint.
guide-score-rounds = Er zijn geen punten. Wie de code binnen { $rows } rijen kraakt, wint de ronde; anders wint de codemaker. Wie de meeste rondes wint, wint de partij.
guide-score-party =
    Elke rij levert 1 punt op voor een witte en 2 voor een { $exact ->
        [red] rode
       *[black] zwarte
    } scorepin. De rij die de code kraakt, levert in plaats daarvan { $points } op. De codemaker krijgt punten naar de rij waarin de code gekraakt wordt:
guide-score-party-row = Gekraakt in rij
guide-score-party-never = helemaal niet
guide-score-group = Er zijn geen punten: de eerste juiste melding wint.
guide-score-target = Je kunt ook tot een afgesproken score spelen. Na elke tweede ronde wordt bekeken of die bereikt is.
guide-errors-by-hand = Gewoonlijk zijn de antwoorden automatisch en altijd goed. Zet de codemaker de scorepinnen met de hand, dan geldt:
guide-errors-claimed = Na elk antwoord mag de codebreker één keer een antwoord betwisten. Als de code onthuld wordt, worden alle antwoorden sowieso gecontroleerd. Was er een fout bij, dan is de ronde ongeldig: de codebreker krijgt { $points } punten, en dezelfde codemaker zet een nieuwe code.
guide-errors-at-once = Elk antwoord wordt meteen gecontroleerd. Is het fout, dan is de ronde direct ongeldig: de codebreker krijgt { $points } punten, en dezelfde codemaker zet een nieuwe code.
guide-errors-recorded = De spelregels kennen hier geen straf: foute antwoorden worden bij het onthullen getoond, en de ronde telt. Een rij die het volledige antwoord kreeg, telt als gekraakt, ook als dat niet klopte.
guide-errors-void-limit = Na { $rounds } ongeldige rondes eindigt de partij met de huidige stand; de laatste codemaker kan niet winnen.
guide-try-lead = Typ een code en een poging in letters, of tik op de pinnen. Je ziet de scorepinnen, en welke pin welke opleverde.
guide-try-lead-group = Typ de code gaatje voor gaatje, met een punt waar niemand het nummer trok, en een rij. Je ziet wat elke fiche antwoordt, en op welke pin.
guide-try-lead-words = Typ twee woorden. Je ziet de scorepinnen, en welke letter welke opleverde.
guide-try-show = Scorepinnen tonen
guide-try-clear = Wissen
guide-try-into-secret = Code: { $piece }
guide-try-into-guess = Poging: { $piece }
guide-why = Waarom?
guide-why-white = Gaatje { $hole }: { $piece } hoort in gaatje { $other }. Wit.
guide-why-blue-shape = Gaatje { $hole }: { $piece } heeft op deze plaats de goede vorm, maar niet de kleur. Blauw.
guide-why-blue-colour = Gaatje { $hole }: { $piece } heeft op deze plaats de goede kleur, maar niet de vorm. Blauw.
guide-why-nothing = Gaatje { $hole }: { $piece } komt in de code niet voor. Niets.
guide-why-used-up = Gaatje { $hole }: { $piece } komt in de code minder vaak voor dan in de poging. Niets.
guide-why-misplaced = Gaatje { $hole }: { $piece } komt in de code voor, maar op een andere plaats, en er zijn alleen zwarte scorepinnen. Niets.
guide-why-taken = Gaatje { $hole }: { $piece } klopt half, maar het paar op deze plaats leverde al wit op. Niets.
guide-why-marker-black = { $marker }: de kleur staat in het eigen gaatje. Zwart.
guide-why-marker-white = { $marker }: de kleur staat ergens anders, namelijk hier: { $holes }. Wit.
guide-why-marker-nothing = { $marker }: de kleur staat niet in de rij. Niets.
guide-sheet-name = Naam
guide-sheet-date = Datum
guide-sheet-lead = Voor een echt bord: een regel per ronde, en onderaan de totalen.
guide-exact =
    { $exact ->
        [red] Rood: goed, en op de goede plaats.
       *[black] Zwart: goed, en op de goede plaats.
    }
guide-why-exact =
    Gaatje { $hole }: { $piece } staat goed. { $exact ->
        [red] Rood.
       *[black] Zwart.
    }
guide-time = Als de tijd om is
guide-time-rounds = Met een tijdslimiet: een rij die niet op tijd is gezet, blijft leeg en telt mee. Een geheime code die niet op tijd is gekozen, wordt geloot, en scorepinnen die ontbreken, worden voor je gezet.
guide-time-group = Met een tijdslimiet: een rij die niet op tijd is gezet, vervalt, een melding zonder antwoord op tijd geldt als fout, en wie de laatste melding laat verlopen, past.
guide-score-draw = Bij een gelijke stand aan het eind eindigt de partij in gelijkspel.
guide-score-party-win = De meeste punten winnen. Wie er evenveel heeft, deelt de winst.
guide-pegs = Met de optie “pinnen tellen” zijn er van elke kleur maar { $pegs } pinnen, en de geheime code komt daaruit: wie de open voorraad telt, leert iets. De codemaker mag van elke kleur tot { $most } pinnen achterhouden om de telling te vertroebelen.
