learn-title = Je eerste spel
learn-lead = Achter het schermpje staan vier kleuren. Vind ze: na elke rij hoor je wat hij je heeft geleerd.
learn-how = Er zijn zes kleuren, en dezelfde mag in meer gaatjes staan. Druk op vier kleuren, of typ hun letters, en zet de rij.
learn-first = Elke rij is goed. Twee van de ene kleur en twee van een andere zijn een goed begin.
learn-row = Jouw rij
learn-place = Rij zetten
learn-told =
    { $right } van je vier pinnen kloppen, { $placed ->
        [0] maar allemaal op een verkeerde plaats
       *[other] { $placed } daarvan op de goede plaats
    }. Welke, dat zeggen de scorepinnen niet.
learn-told-placed = Eén van je vier pinnen klopt, en staat op de goede plaats. Welke, dat zeggen de scorepinnen niet.
learn-told-misplaced = Eén van je vier pinnen klopt, maar staat op een verkeerde plaats. Welke, dat zeggen de scorepinnen niet.
learn-told-nothing = Geen enkele scorepin: geen van deze kleuren zit in de code. Dat is veel waard!
learn-told-all = Alle vier de kleuren kloppen. Nu gaat het alleen nog om de plaatsen.
learn-left =
    { $count ->
        [one] Er past nog maar één code.
       *[other] { $count } van de { $all } codes passen nog.
    }
learn-think = Zoek nu een rij die zelf de code zou kunnen zijn: een waarbij alle rijen tot nu toe precies de scorepinnen hadden gekregen die ze kregen.
learn-could = Goed bedacht: je laatste rij had de code kunnen zijn.
learn-could-not = Je laatste rij kon niet de code zijn: dan had rij { $row } dit antwoord gekregen: { $would }. Maar het was: { $got }.
learn-help = Laat me een rij zien die past
learn-fitting = Deze rij past bij alles tot nu toe: { $code }.
learn-solved =
    { $rows ->
        [one] Met één enkele rij gekraakt: wat een geluk!
       *[other] Je hebt de code in { $rows } rijen gekraakt!
    }
learn-unsolved = Alle rijen zijn op. De code was: { $code }.
learn-again = Een andere code
learn-next = Nu tegen de computer
learn-to-rules = De volledige regels
