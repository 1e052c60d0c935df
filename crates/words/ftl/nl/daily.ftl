daily-intro = Elke dag één code, voor iedereen dezelfde. Alleen je eerste partij telt.
daily-next-in = Volgende code over { $time }
daily-ranking = Ranglijst
daily-streak =
    Jouw reeks: { $days } { $days ->
        [one] dag
       *[other] dagen
    }
daily-histogram = Hoeveel rijen de anderen nodig hadden
daily-done = Je hebt de code van vandaag al gespeeld. Kom morgen terug.
daily-go-on = Je partij voortzetten
daily-play = Code van vandaag kraken
daily-name = Je naam in de ranglijst (niet verplicht)
daily-solved =
    Gekraakt in { $rows } { $rows ->
        [one] rij
       *[other] rijen
    }, { $time }.
daily-unsolved = Deze keer niet gekraakt.
daily-place = Jouw positie: { $place } van { $tries }
daily-nobody = Nog niemand heeft deze code uitgespeeld. Wees de eerste!
daily-never = niet gekraakt
daily-tries =
    { $count ->
        [0] Nog geen partijen
        [one] { $count } partij
       *[other] { $count } partijen
    }
daily-day-before = Vorige dag
daily-day-after = Volgende dag
daily-who = Naam
daily-rows = Rijen
daily-time = Tijd
daily-somebody = iemand
daily-editions = Andere edities
daily-no-streak = Nog geen reeks. Kraak de code van vandaag om er een te beginnen.
daily-worth = De ranglijst is puur voor het plezier: wie wil, speelt eerst ergens anders of vraagt het aan een oplosprogramma.
daily-unranked = Je partij telt niet voor de ranglijst: iemand in jouw netwerk was al klaar voordat je begon.
daily-will-be-unranked = Je kunt spelen, maar je partij telt niet voor de ranglijst: iemand in jouw netwerk is al klaar.
daily-marked = * Gekraakt in de eerste rij, of nadat iemand in hetzelfde netwerk al klaar was.
