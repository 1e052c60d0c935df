score-points =
    { $points } { $points ->
        [one] punt
       *[other] punten
    }
score-rows =
    { $person ->
        [you] Je krijgt { score-points } voor de rijen.
       *[other] { $name } krijgt { score-points } voor de rijen.
    }
score-round =
    { $person ->
        [you] Je wint de ronde.
       *[other] { $name } wint de ronde.
    }
score-row =
    { $person ->
        [you] Je krijgt { score-points } voor rij { $row }.
       *[other] { $name } krijgt { score-points } voor rij { $row }.
    }
score-table =
    { $person ->
        [you] Je krijgt { score-points } als codemaker.
       *[other] { $name } krijgt { score-points } als codemaker.
    }
score-signal =
    { $person ->
        [you] Je krijgt { score-points } voor het foute antwoord.
       *[other] { $name } krijgt { score-points } voor het foute antwoord.
    }
score-cancelled =
    { $person ->
        [you] Je verliest { score-points } van de ongeldige ronde.
       *[other] { $name } verliest { score-points } van de ongeldige ronde.
    }
score-corrected =
    { $person ->
        [you] Rij { $row } wordt verbeterd: { $points } voor jou.
       *[other] Rij { $row } wordt verbeterd: { $points } voor { $name }.
    }
score-line = Stand: { $scores }.
score-won =
    { $person ->
        [you] Je wint de partij!
       *[other] { $name } wint de partij.
    }
score-won-by-resignation =
    { $person ->
        [you] Je wint de partij: je tegenstander heeft opgegeven.
       *[other] { $name } wint de partij door opgave.
    }
score-won-by-absence =
    { $person ->
        [you] Je wint de partij: je tegenstander is niet op tijd teruggekomen.
       *[other] { $name } wint de partij: de tegenstander is niet op tijd teruggekomen.
    }
score-won-by-call =
    { $person ->
        [you] Je wint met de juiste melding!
       *[other] { $name } wint met de juiste melding.
    }
score-shared = Gedeelde overwinning: { $names }.
score-draw = De partij eindigt in gelijkspel.
score-played = De partij is afgelopen.
score-no-winner = De partij eindigt zonder winnaar.
score-aborted = De partij eindigt in overleg, zonder uitslag.
