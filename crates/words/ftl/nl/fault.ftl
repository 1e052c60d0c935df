fault-letters-or-blank = { $letters }, of { $blank } voor leeg
fault-code-character = Teken { $place }, “{ $found }”, kan niet in gaatje { $hole }. Toegestaan: { $allowed }.
fault-code-character-beyond = Teken { $place }, “{ $found }”, kan in geen enkel gaatje. Toegestaan: { $allowed }.
fault-code-length =
    Een code heeft hier { $wanted } { $wanted ->
        [one] teken
       *[other] tekens
    }, deze heeft er { $given }.
fault-code-blank = Gaatje { $hole } mag niet leeg blijven. Toegestaan: { $allowed }.
fault-code-repeated = { $letter } in gaatje { $hole } staat al in gaatje { $first }. Niets mag dubbel voorkomen.
fault-code-not-a-word = “{ $word }” staat niet in de woordenlijst ({ $language }).
fault-code-empty-holes =
    Hier { $wanted ->
        [one] blijft
       *[other] blijven
    } precies { $wanted } { $wanted ->
        [one] gaatje
       *[other] gaatjes
    } leeg, niet { $given }.
fault-code-marker = “{ $text }” is geen fiche. Schrijf een nummer van 1 tot en met { $holes } en een kleur uit { $allowed }, bijvoorbeeld 3R.
fault-pins-unreadable = “{ $text }” is geen antwoord. Schrijf de scorepinnen zo: { $example }.
fault-pins-twice = De scorepinnen { $letter } zijn dubbel geteld. Tel elke kleur één keer.
fault-pins-no-blue = In dit spel zijn er geen blauwe scorepinnen, alleen b voor zwart en w voor wit.
fault-pins-only-black = In dit spel antwoorden alleen zwarte scorepinnen. Schrijf ze als { $example }.
fault-pins-too-many =
    Naast een rij is plaats voor { $most } { $most ->
        [one] scorepin
       *[other] scorepinnen
    }, niet voor { $given }.
fault-option-not-key-value = “{ $text }” is geen optie. Schrijf haar als sleutel=waarde.
fault-option-unknown = { $edition } heeft geen optie “{ $key }”. De opties zijn: { $options }.
fault-option-twice = De optie { $key } staat er dubbel. Geef haar één keer.
fault-option-not-allowed = { $key } kan niet “{ $value }” zijn. Toegestaan: { $allowed }.
fault-option-too-few-symbols =
    Zonder herhaling hebben { $holes } gaatjes minstens { $holes } symbolen nodig, maar { $symbols ->
        [one] er is er maar
       *[other] er zijn er maar
    } { $symbols }.
fault-range = { $min } tot en met { $max }
fault-range-seconds = { $off }, of { $min } tot en met { $max } seconden
fault-name-empty = Een naam heeft minstens één teken nodig.
fault-name-too-long = Een naam heeft hoogstens { $most } tekens, deze heeft er { $characters }.
fault-name-invisible = Teken { $place } van de naam kan niet. Gebruik zichtbare tekens en geen aanhalingstekens.
fault-setup-name = Plaats { $seat }: { $fault }
fault-setup-seat-count = Dit spel heeft { $least } plaatsen, niet { $given }.
fault-setup-seat-range = Dit spel heeft { $least } tot { $most } plaatsen, niet { $given }.
fault-setup-first = De eerste plaats moet er een van 1 tot en met { $seats } zijn.
fault-setup-duel-rounds = Een partij heeft een even aantal ronden, 2 tot en met { $most }, niet { $rounds }.
fault-setup-solo-rounds = In je eentje speel je 1 tot en met { $most } ronden, niet { $rounds }.
fault-setup-party-rounds = { $seats } spelers spelen { $seats } ronden, niet { $rounds }: ieder is één keer codemaker.
fault-setup-group-rounds = Een groepspartij is één ronde, niet { $rounds }.
fault-setup-no-target = Dit spel gaat over een aantal ronden, niet tot een aantal punten.
fault-setup-target = Een doelscore ligt tussen 1 en { $most }, niet op { $points }.
fault-setup-no-solo = Dit spel heeft meer spelers nodig: ieder houdt een deel van de geheime code.
fault-setup-solo-maker = In je eentje kraak je de codes van de computer: plaats 2 is de computer.
fault-setup-solo-first = Speel je in je eentje, dan maakt de computer elke code: de eerste codemaker is plaats 2.
fault-setup-solo-hand-set = Speel je in je eentje, dan komen de antwoorden automatisch.
fault-setup-referee-persons = Aan een echt bord zitten alleen mensen.
fault-setup-referee-options = Aan een echt bord zijn pinnen en klok echt: laat die opties uit.
fault-setup-referee-answers = Aan een echt bord worden de scorepinnen met de hand gezet: answers=hand-set.
fault-setup-no-contrary = De dwarse computer kan hier niet meespelen: niet in een groep, niet met getelde pinnen en niet met zo veel codes.
fault-action-unknown = “{ $text }” is geen zet.
fault-action-verdict = Een oordeel is “right” of “wrong”, niet “{ $text }”.
fault-action-hints = “{ $text }” zijn geen hints. Schrijf ze zo: 2:b 3:w 4:-
fault-action-withheld = “{ $text }” zegt niet wat er wordt achtergehouden. Schrijf elke kleur uit { $letters } één keer met 1 of 2, bijvoorbeeld R1Y2, of none.
fault-action-withheld-missing = Als de pinnen geteld worden, zegt een code wat er wordt achtergehouden, of “withheld none”.
fault-action-salt-missing = Na een code volgen “salt” en 32 hexadecimale cijfers.
fault-action-salt = Een zout bestaat uit 32 kleine hexadecimale cijfers, niet uit “{ $text }”.
fault-action-salts-missing = Een verdeling noemt haar fiches, dan “salts” en één zout per fiche.
fault-action-salt-count =
    { $markers } { $markers ->
        [one] fiche vraagt
       *[other] fiches vragen
    } evenveel zouten, niet { $salts }.
