refusal-match-over = De partij is afgelopen. Vraag om een revanche.
refusal-no-such-seat = Daar zit niemand.
refusal-table-only = Dat doet de tafel vanzelf.
refusal-players-only = Dat kunnen alleen spelers.
refusal-not-now = Nu niet. { $due }
refusal-nothing-fits = Bij dit antwoord en de vorige zou geen code passen. Kies een ander.
refusal-does-not-fit = Die code past niet bij de gegeven antwoorden. Onthul er een die wel past.
refusal-no-error-to-prove = Bij die code kloppen alle antwoorden tot nu toe. De ronde gaat door.
refusal-pegs-not-counted = Aan deze tafel worden de pinnen niet geteld. Houd er geen achter.
refusal-withheld-too-many = Van elke kleur mogen hoogstens { $most } pinnen worden achtergehouden.
refusal-deal-not-possible = In de zak zit elk nummer één keer en elke kleur vier keer.
refusal-hints-not-possible = Alle andere spelers geven één hint voor elk van hun borden.
refusal-time-is-up = De tijd hiervoor is om.
refusal-time-not-up = De tijd hiervoor is nog niet om.
refusal-no-time-limit = Hiervoor geldt geen tijdslimiet.
refusal-lapse-secret = Een code wordt alleen geloot als de tijd van de codemaker om is.
refusal-claim-automatic = De antwoorden komen automatisch en kloppen. Er valt niets te betwisten.
refusal-claim-checked-at-once = Elk antwoord wordt meteen gecontroleerd. Er valt niets te betwisten.
refusal-claim-no-penalty = Dit spel kent geen straf voor foute scorepinnen. Je ziet ze als de code wordt onthuld.
refusal-claim-breakers-only = Alleen de codebreker kan een antwoord betwisten.
refusal-claim-after-answer = Betwisten kan na een antwoord en vóór de volgende rij.
refusal-claim-once-per-row = Sinds de laatste rij is er al een antwoord betwist. Zet eerst een rij.
refusal-claim-by-uncovering = Op een echt bord bewijs je een fout antwoord door de code te onthullen.
refusal-resign-round-breakers-only = Alleen de codebreker in een duel kan een ronde opgeven.
refusal-round-not-begun = De ronde begint zodra de code is gezet.
refusal-not-a-person = De computer speelt al op deze plaats.
refusal-nobody-takes-over = Op een echt bord kan geen computer de plaats overnemen. Speel door of stop in overleg.
refusal-not-left = Alleen wie de partij heeft verlaten zonder op te geven, kan de plaats weer innemen.
refusal-nothing-to-take-back = In deze ronde valt niets terug te nemen.
refusal-no-row-to-correct = Rij { $row } heeft nog geen scorepinnen, dus er valt niets te verbeteren.
refusal-correction-ends-round = Met die scorepinnen was de ronde daar al afgelopen. Neem eerst de latere rijen terug.
refusal-already-agreed = Je bent al akkoord. De anderen zijn aan zet.
refusal-no-abort-asked = Niemand heeft voorgesteld om te stoppen.
refusal-not-in-this-game = Dat bestaat in dit spel niet.
refusal-call-open =
    { $person ->
        [you] Je hebt gemeld. Het spel gaat door als je de hele code hebt gegeven.
       *[other] { $name } heeft gemeld. Het spel gaat door als de hele code is gegeven.
    }
refusal-out-of-game = Na een foute melding of na opgeven geef je alleen nog hints.
refusal-final-call-of =
    { $person ->
        [you] De laatste meldingen gaan om de beurt. Nu ben jij aan de beurt.
       *[other] De laatste meldingen gaan om de beurt. Nu is { $name } aan de beurt.
    }
