fault-letters-or-blank = { $letters }, of { $blank } voor leeg
fault-code-character = “{ $found }” ken ik niet. Gebruik { $allowed }.
fault-code-length =
    { $missing ->
        [1] Eén gaatje is nog leeg.
        [2] Twee gaatjes zijn nog leeg.
        [3] Drie gaatjes zijn nog leeg.
        [4] Vier gaatjes zijn nog leeg.
        [5] Vijf gaatjes zijn nog leeg.
        [6] Zes gaatjes zijn nog leeg.
       *[other] { $missing } gaatjes zijn nog leeg.
    }
fault-code-blank = Gaatje { $hole } mag niet leeg blijven. Gebruik { $allowed }.
fault-code-repeated =
    { $symbol } zit al in gaatje { $first }; { $kind ->
        [digit] elk cijfer maar één keer.
        [letter] elke letter maar één keer.
       *[colour] elke kleur maar één keer.
    }
fault-code-not-a-word = “{ $word }” staat niet in de woordenlijst ({ $language }).
fault-code-empty-holes =
    { $wanted ->
        [0] Vul alle gaatjes.
        [1] Laat precies één gaatje leeg.
        [2] Laat precies twee gaatjes leeg.
        [3] Laat precies drie gaatjes leeg.
       *[other] Laat precies { $wanted } gaatjes leeg.
    }
fault-code-marker = “{ $text }” is geen fiche. Schrijf een nummer van 1 tot en met { $holes } en een kleur uit { $allowed }, bijvoorbeeld 3R.
fault-pins-unreadable = “{ $text }” ken ik niet. Schrijf scorepinnen zo: { $example }.
fault-pins-twice = “{ $letter }” staat er twee keer. Tel elke kleur één keer.
fault-pins-no-blue =
    In dit spel zijn er geen blauwe scorepinnen, alleen { $exact ->
        [red] r voor rood
       *[black] b voor zwart
    } en w voor wit.
fault-pins-only-black = In dit spel zijn er alleen zwarte scorepinnen. Schrijf ze zo: { $example }.
fault-pins-too-many =
    Naast een rij is plaats voor { $most } { $most ->
        [one] scorepin
       *[other] scorepinnen
    }, niet voor { $given }.
fault-option-not-key-value = “{ $text }” is geen optie. Schrijf die als sleutel=waarde.
fault-option-unknown = { $edition } heeft geen optie “{ $key }”. Kies uit: { $options }.
fault-option-twice = De optie { $key } staat er dubbel. Geef die maar één keer op.
fault-option-not-allowed = { $key } kan niet “{ $value }” zijn. Toegestaan: { $allowed }.
fault-option-too-few-symbols = Zonder herhaling heb je voor { $holes } gaatjes minstens { $holes } symbolen nodig; er zijn er maar { $symbols }.
fault-range = { $min } tot en met { $max }
fault-range-seconds = { $off }, of { $min } tot en met { $max } seconden
fault-name-empty = Een naam heeft minstens één teken nodig.
fault-name-too-long = Een naam heeft hoogstens { $most } tekens, deze heeft er { $characters }.
fault-name-invisible = Teken { $place } van de naam mag niet. Gebruik zichtbare tekens en geen aanhalingstekens.
fault-setup-name = Plaats { $seat }: { $fault }
fault-setup-seat-count = Dit spel heeft { $least } plaatsen, niet { $given }.
fault-setup-seat-range = Dit spel heeft { $least } tot { $most } plaatsen, niet { $given }.
fault-setup-first = De eerste plaats moet tussen 1 en { $seats } liggen.
fault-setup-duel-rounds = Een partij heeft een even aantal rondes, 2 tot en met { $most }, niet { $rounds }.
fault-setup-solo-rounds = In je eentje speel je 1 tot en met { $most } rondes, niet { $rounds }.
fault-setup-party-rounds = { $seats } spelers spelen { $seats } rondes, niet { $rounds }: iedereen is één keer codemaker.
fault-setup-group-rounds = Een groepspartij is één ronde, niet { $rounds }.
fault-setup-no-target = Dit spel gaat over een aantal rondes, niet tot een aantal punten.
fault-setup-target = Een doelscore ligt tussen 1 en { $most }, niet op { $points }.
fault-setup-no-solo = Dit spel heeft meer spelers nodig: iedereen kent een deel van de code.
fault-setup-solo-maker = In je eentje kraak je de codes van de computer: plaats 2 is de computer.
fault-setup-solo-first = Speel je in je eentje, dan maakt de computer elke code: de eerste codemaker is plaats 2.
fault-setup-solo-hand-set = Speel je in je eentje, dan komen de antwoorden automatisch.
fault-setup-referee-persons = Op een echt bord spelen alleen mensen.
fault-setup-referee-options = Op een echt bord zijn pinnen en klok echt: zet die opties uit.
fault-setup-referee-answers = Op een echt bord worden de scorepinnen met de hand gezet: answers=hand-set.
fault-setup-no-contrary = De dwarse computer kan hier niet meespelen: niet in een groep, niet met getelde pinnen en niet met zo veel codes.
fault-action-unknown = “{ $text }” is geen zet.
fault-action-verdict = Een oordeel is “right” of “wrong”, niet “{ $text }”.
fault-action-hints = “{ $text }” zijn geen hints. Schrijf ze zo: 2:b 3:w 4:-
fault-action-withheld = “{ $text }” zegt niet wat er wordt achtergehouden. Schrijf elke kleur uit { $letters } één keer met 1 of 2, bijvoorbeeld R1Y2, of none.
fault-action-withheld-missing = Als de pinnen geteld worden, zegt een code wat er wordt achtergehouden, of “withheld none”.
fault-action-salt-missing = Na een code volgen “salt” en 32 hexadecimale cijfers.
fault-action-salt = Een zout bestaat uit 32 kleine hexadecimale cijfers, niet uit “{ $text }”.
fault-action-salts-missing = Een verdeling noemt de fiches, dan “salts” en één zout per fiche.
fault-action-salt-count =
    { $markers } { $markers ->
        [one] fiche heeft
       *[other] fiches hebben
    } evenveel zouten nodig, niet { $salts }.
fault-code-too-long =
    { $extra } te veel: een rij heeft maar { $wanted } { $wanted ->
        [one] gaatje
       *[other] gaatjes
    }.
fault-code-blank-repeated = Gaatje { $first } is al leeg; vul de andere.
