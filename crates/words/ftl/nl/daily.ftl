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
