daily-intro = Eén code per dag, voor iedereen dezelfde. Eén poging telt.
daily-next-in = De volgende over { $time }
daily-ranking = Ranglijst
daily-streak =
    Jouw reeks: { $days } { $days ->
        [one] dag
       *[other] dagen
    }
daily-histogram = Hoeveel rijen de anderen nodig hadden
daily-done = Je hebt de code van vandaag gespeeld. Kom morgen terug.
daily-go-on = Verder met je poging
daily-play = De code van vandaag kraken
daily-name = Je naam in de ranglijst, als je wilt
daily-solved =
    Gekraakt in { $rows } { $rows ->
        [one] rij
       *[other] rijen
    }, { $time }.
daily-unsolved = Deze keer niet gekraakt.
daily-place = Jouw plaats: { $place } van { $tries }
daily-nobody = Nog niemand heeft hem uitgespeeld. Wees de eerste!
daily-never = niet gekraakt
daily-tries =
    { $count } { $count ->
        [one] poging
       *[other] pogingen
    }
daily-day-before = De dag ervoor
daily-day-after = De dag erna
daily-who = Naam
daily-rows = Rijen
daily-time = Tijd
daily-somebody = iemand
daily-editions = Andere edities
daily-no-streak = Nog geen reeks. Kraak de code van vandaag en begin er een.
daily-worth = De ranglijst is voor de lol: wie wil, speelt eerst ergens anders of vraagt het een oplosser.
daily-unranked = Je poging telt niet voor de ranglijst: vanaf jouw adres was er al een afgelopen voordat je begon.
daily-will-be-unranked = Je kunt spelen, maar je poging telt niet voor de ranglijst: vanaf jouw adres is er al een afgelopen.
daily-marked = * Gekraakt in de eerste rij, of nadat vanaf hetzelfde adres al een poging was afgelopen.
