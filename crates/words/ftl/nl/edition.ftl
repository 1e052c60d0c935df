edition-name-original = Origineel
edition-about-original = Het spel uit 1972 waarmee alles begon.
edition-name-original-blanks = Origineel met lege gaatjes
edition-about-original-blanks = Zoals het origineel, maar gaatjes mogen leeg blijven: een kleur extra om over na te denken.
edition-name-eight = Acht kleuren
edition-about-eight = Meer kleuren en twee rijen extra; fout gezette scorepinnen beëindigen de ronde meteen.
edition-name-eight-blanks = Acht kleuren met lege gaatjes
edition-about-eight-blanks = Acht kleuren voor gevorderden: gaatjes mogen leeg blijven.
edition-name-lock = Codeslot
edition-about-lock = Geen kleur dubbel en geen punten: wie de meeste rondes wint, wint de partij.
edition-name-lock-super = Codeslot Super
edition-about-lock-super = Het codeslot, maar kleuren mogen vaker voorkomen.
edition-name-lock-party = Codeslot voor drie tot vijf
edition-about-lock-party = Eén gezamenlijk bord: jullie raden om de beurt, elke rij levert punten op en iedereen is één keer codemaker.
edition-name-lock-party-super = Codeslot voor drie tot vijf, Super
edition-about-lock-party-super = Het gezamenlijke bord, maar kleuren mogen vaker voorkomen.
edition-name-group = Groep
edition-about-group = Iedereen kent een deel van de code. Vraag met je rijen, geef de anderen hints en meld als eerste de oplossing.
edition-name-group-small = Kleine groep
edition-about-group-small = Het groepsspel voor twee of drie.
edition-name-grand = Grand
edition-about-grand = Vormen en kleuren in paren, en blauwe scorepinnen voor wat half goed is.
edition-name-grand-blanks = Grand met lege gaatjes
edition-about-grand-blanks = Zoals Grand, maar vorm of kleur mag ontbreken: het moeilijkste van de familie.
edition-name-mini = Mini
edition-about-mini = Het bordje voor onderweg: maar een paar rijen.
edition-name-super = Super
edition-about-super = Vijf gaatjes en acht kleuren, voor wie vier te weinig vindt.
edition-name-word = Woorden
edition-about-word = De geheime code is een woord, en elke poging ook.
edition-name-number = Cijfers
edition-about-number = Cijfers in plaats van kleuren; zonder herhaling is het “stieren en koeien”.
edition-name-custom = Eigen regels
edition-about-custom = Jij kiest gaatjes, kleuren en rijen.
edition-holes =
    { $holes } { $holes ->
        [one] gaatje
       *[other] gaatjes
    }
edition-colours =
    { $colours } { $colours ->
        [one] kleur
       *[other] kleuren
    }
edition-digits =
    { $digits } { $digits ->
        [one] cijfer
       *[other] cijfers
    }
edition-letters =
    { $letters } { $letters ->
        [one] letter
       *[other] letters
    }
edition-shapes =
    { $shapes } { $shapes ->
        [one] vorm
       *[other] vormen
    }
edition-rows =
    { $rows } { $rows ->
        [one] rij
       *[other] rijen
    }
edition-rows-each = { edition-rows } per bord
edition-codes =
    { $codes } { $codes ->
        [one] code
       *[other] codes
    }
edition-players =
    { $players } { $players ->
        [one] speler
       *[other] spelers
    }
edition-players-range = { $least } tot { $most } spelers
edition-blanks = gaatjes mogen leeg blijven
edition-no-repeats = zonder herhaling
edition-duel = Duel
edition-party = Met meer spelers
edition-together = Groep
edition-mode-table = Aan tafel
edition-mode-solo = In je eentje tegen de computer
edition-mode-referee = Op een echt bord
edition-sheet-original = Regels: editie van 1972
edition-sheet-eight-colours = Regels: editie met acht kleuren
edition-sheet-code-lock = Regels: codeslot-editie van 2004
edition-sheet-group = Regels: groepsspel
edition-sheet-grand = Regels: Grand
edition-sheet-series = Regels: rest van de serie
edition-sheet-none = Regels: je eigen
