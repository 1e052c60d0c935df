event-secret-set =
    { $person ->
        [you] Je hebt de geheime code gezet.
       *[other] { $name } heeft de geheime code gezet.
    }
event-secret-drawn = In plaats daarvan is er een willekeurige code getrokken.
event-answered = Antwoord op rij { $row }: { $answer }.
event-placed =
    { $person ->
        [you] Je zet rij { $row }: { $code }.
       *[other] { $name } zet rij { $row }: { $code }.
    }
event-lapsed =
    { $person ->
        [you] Je tijd is om.
       *[other] De tijd van { $name } is om.
    }
event-time-up = De tijd is om.
event-no-secret-fits = Bij deze antwoorden past geen enkele code: minstens één is fout.
event-no-deal-fits = Bij deze hints past geen enkele verdeling: minstens één is fout.
event-claimed =
    { $person ->
        [you] Je betwist een antwoord.
       *[other] { $name } betwist een antwoord.
    }
event-claim-false = Alle antwoorden tot nu toe kloppen. De ronde gaat door.
event-withheld = Achtergehouden pinnen: { $pegs }.
event-withheld-none = Er zijn geen pinnen achtergehouden.
event-unpromised = De code lag aan het begin nog niet vast; daarom was er geen zegel.
event-error = Rij { $row } is fout beantwoord: { $placed }. Het goede antwoord was: { $right }.
event-round-resigned =
    { $person ->
        [you] Je geeft de ronde op.
       *[other] { $name } geeft de ronde op.
    }
event-solved = Gekraakt in rij { $row }.
event-solved-by =
    { $person ->
        [you] Je hebt de code in rij { $row } gekraakt.
       *[other] { $name } heeft de code in rij { $row } gekraakt.
    }
event-conceded = Rij { $row } kreeg het volledige antwoord en telt dus als gekraakt.
event-unsolved = Niet gekraakt.
event-void = De ronde is ongeldig: de rijen tellen niet.
event-too-many-void = { $rounds } rondes van deze partij waren ongeldig. De partij eindigt hier met de huidige stand; de laatste codemaker kan niet winnen.
event-next-round =
    { $person ->
        [you] Ronde { $round }: jij bent codemaker.
       *[other] Ronde { $round }: { $name } is codemaker.
    }
event-begins =
    { $person ->
        [you] Jij begint.
       *[other] { $name } begint.
    }
event-dealt = De fiches zijn uitgedeeld.
event-called =
    { $person ->
        [you] Je meldt de oplossing.
       *[other] { $name } meldt de oplossing. Het spel ligt even stil.
    }
event-solution =
    { $person ->
        [you] Jouw oplossing: { $code }.
       *[other] De oplossing van { $name }: { $code }.
    }
event-call-right =
    { $person ->
        [you] Goed: je hebt de code gekraakt!
       *[other] Goed: { $name } heeft de code gekraakt.
    }
event-call-wrong =
    { $person ->
        [you] Fout: vanaf nu geef je alleen nog hints.
       *[other] Fout: vanaf nu geeft { $name } alleen nog hints.
    }
event-final-calls = Alle rijen zijn op: wie nog meedoet, meldt of past.
event-passed =
    { $person ->
        [you] Je past.
       *[other] { $name } past.
    }
event-markers-shown = De fiches, bord voor bord: { $markers }.
event-entered-wrong-hints = De hints bij rij { $row } van het spel zijn fout ingevoerd.
event-entered-wrong-verdict = Een oordeel over een melding is fout ingevoerd.
event-resigned =
    { $person ->
        [you] Je geeft op.
       *[other] { $name } geeft op.
    }
event-stayed-away =
    { $person ->
        [you] Je bent niet op tijd teruggekomen.
       *[other] { $name } is niet op tijd teruggekomen.
    }
event-taken-over =
    { $person ->
        [you] De computer neemt het voor jou over.
       *[other] De computer neemt het voor { $name } over.
    }
event-returned =
    { $person ->
        [you] Je neemt je plaats weer in.
       *[other] { $name } is terug en speelt weer zelf.
    }
event-taken-back =
    { $person ->
        [you] Je neemt de laatste invoer terug.
       *[other] { $name } neemt de laatste invoer terug.
    }
event-corrected =
    { $person ->
        [you] Je verbetert een rij. { $row }
       *[other] { $name } verbetert een rij. { $row }
    }
event-abort-agreed =
    { $person ->
        [you] Je wilt stoppen, zonder uitslag.
       *[other] { $name } wil stoppen, zonder uitslag.
    }
event-play-on =
    { $person ->
        [you] Je wilt doorspelen.
       *[other] { $name } wil doorspelen.
    }
event-promise = Zegel: { $promise }
event-promise-of-board = Zegel van bord { $board }: { $promise }
event-round-again =
    { $person ->
        [you] Ronde { $round } opnieuw: jij bent codemaker.
       *[other] Ronde { $round } opnieuw: { $name } is codemaker.
    }
