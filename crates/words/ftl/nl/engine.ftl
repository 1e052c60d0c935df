engine-no-game = Onbekend spel “{ $text }”. Noem een editie, of gaatjes en symbolen zoals 4x8, of 4x8n zonder herhaling.
engine-dealt = In deze editie is de code over fiches verdeeld. Kies er een waarin de code één geheel is.
engine-too-many-codes = { $codes } codes zijn er te veel om op te noemen. Hoogstens { $most } kan.
engine-fares = { $game } met { $by }: { $codes } codes, in totaal { $total } rijen, gemiddeld { $mean }, hoogstens { $worst }.
engine-part = { $sample } van { $codes }
engine-fares-again = { $game }: { $codes } codes, in totaal { $total } rijen, gemiddeld { $mean }, hoogstens { $worst }.
engine-proven = Aantoonbaar optimaal: geen strategie heeft minder rijen nodig.
engine-lower = Geen strategie heeft minder dan { $lower } rijen nodig, gemiddeld { $mean }.
engine-nothing = Niets bewezen.
engine-work = { $positions } stellingen in { $seconds } s.
engine-idle =
    Eerste poging { $code }; { $idle } { $idle ->
        [one] tak
       *[other] takken
    } waar geen code langskomt.
engine-first = Eerste poging { $code }
engine-first-then = Eerste poging { $code }, daarna naar het antwoord:
engine-row = rij
engine-secrets = codes
engine-share = deel
engine-by-then = tot dan
engine-answer = antwoord
engine-guess = poging
engine-too-many = { $codes } codes zijn er te veel om een strategie als beste te bewijzen. Hoogstens { $most } kan. Andere maten spelen tegen een steekproef.
engine-optimal-only = De opties --within, --aim, --width, --deadline, --table-size en --checkpoint horen bij --by optimal.
engine-measures-only = --fitting en --sample gaan niet samen met { $by }, dat tegen elke code speelt.
engine-tree-of-sample = Een boom heeft elke code nodig. Laat --sample of --tree weg.
engine-empty-sample = Een steekproef heeft minstens één code.
engine-no-book = Voor { $game } is er geen boek. De boeken zijn voor spellen met evenveel codes als { $games }.
engine-no-measure = Onbekende strategie “{ $text }”. Kies uit: { $measures }.
engine-no-form = Onbekend boomformaat “{ $text }”. Kies uit: { $forms }.
engine-not-text = Dit is geen strategie: byte { $byte } is geen UTF-8.
engine-picture = Een afbeelding kan niet opnieuw gelezen worden. Schrijf de strategie als tekst of JSON.
engine-impossible = Geen strategie vindt elke code van { $game } binnen { $rows } rijen.
engine-impossible-any = Geen strategie vindt elke code van { $game } binnen de toegestane rijen.
engine-stopped = De tijd was om voordat er een strategie voor { $game } gevonden was. Geef meer tijd.
engine-found = { $found } van { $whole } codes gevonden
engine-elapsed = { $elapsed } tot nu toe, nog ongeveer { $left }
engine-narrow = { $width } pogingen per stelling gevolgd
engine-proof = op zoek naar iets beters
engine-within = kijkt of { $rows } rijen altijd genoeg zijn
engine-tree = de boom wordt gebouwd
engine-best = { $rows } rijen tot nu toe
engine-at-least = niet minder dan { $rows }
engine-settled = { $settled } van { $guesses } eerste pogingen beslist
engine-positions = { $positions } stellingen
