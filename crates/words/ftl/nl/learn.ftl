learn-title = Je eerste spel
learn-lead = Een echt spel, met uitleg bij elke rij. Het duurt twee minuten, en je kunt de uitleg altijd uitzetten.
learn-start = Beginnen
learn-leave = Zonder uitleg verder
learn-tray = Achter het schermpje staan vier kleuren. Tik op vier van deze om ze te raden; een kleur mag vaker voorkomen.
learn-full = Je rij is vol. Zet die neer en je ziet hoe dichtbij je bent.
learn-row = Jouw rij
learn-told =
    { $right } van je 4 pinnen kloppen, { $placed ->
        [0] maar allemaal op een verkeerde plaats
       *[other] { $placed } daarvan op de goede plaats
    }. Welke, dat zeggen de scorepinnen niet.
learn-told-placed = Eén van je vier pinnen klopt, en staat op de goede plaats. Welke, dat zeggen de scorepinnen niet.
learn-told-misplaced = Eén van je vier pinnen klopt, maar staat op een verkeerde plaats. Welke, dat zeggen de scorepinnen niet.
learn-told-nothing = Geen enkele scorepin: geen van deze kleuren zit in de code. Dat is veel waard!
learn-told-all = Alle vier de kleuren kloppen. Nu gaat het alleen nog om de plaatsen.
learn-left =
    { $count ->
        [one] Nu is nog maar 1 code mogelijk.
       *[other] Er zijn nog { $count } van { $all } codes mogelijk.
    }
learn-think = Probeer nu een rij die past: als dat de code was, had elke rij tot nu toe precies die scorepinnen gekregen.
learn-could = Goed bedacht: je laatste rij had de code kunnen zijn.
learn-could-not = Je laatste rij kon niet de code zijn: dan had rij { $row } dit antwoord gekregen: { $would }. Maar het was: { $got }.
learn-to-rules = De volledige regels
learn-hint = Zit je vast? Een tip laat je een rij zien die past.
