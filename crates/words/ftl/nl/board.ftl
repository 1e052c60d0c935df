board-your-turn = Jij bent aan de beurt
board-turn-of = { $name } is aan de beurt
board-submit-row = Rij zetten
board-undo = Ongedaan maken
board-clear = Wissen
board-hold = Vasthouden voor de volgende rij
board-copy-row = Rij { $row } overnemen
board-pencil = Potloodnotities
board-pencil-out = valt af
board-pencil-sure = zeker hier
board-empty-hole = Gaatje { $hole } leeg laten
board-hole = Gaatje { $hole }
board-hole-with = Gaatje { $hole }: { $colour }
board-shield = Schermpje
board-covered = De code is bedekt. Geef het apparaat door.
board-roll-secret = Code loten
board-withhold = Pinnen achterhouden
board-stock = Voorraad
board-confirm-answer = Je antwoordt: { $answer }. Deze scorepinnen zetten?
board-resign-confirm = Echt opgeven? De partij is dan verloren.
board-resign-round-confirm = Deze ronde echt opgeven?
board-leave-confirm = Echt weggaan? De computer speelt voor je verder.
board-call-confirm = Echt melden? Met een foute oplossing lig je eruit.
board-rematch = Revanche
board-score-sheet = Scoreblad
board-round = Ronde { $round }
board-total = Totaal
board-spectators =
    { $count ->
        [0] Geen toeschouwers
        [1] 1 toeschouwer
       *[other] { $count } toeschouwers
    }
board-present = { $name } is er.
board-away = { $name } is even weg.
board-claim-seat = { $name } is al lang weg. De computer laten doorspelen?
board-all-empty = Alle gaatjes zijn leeg. Druk nog eens als je dat wilt.
board-unfilled = Vul eerst alle gaatjes.
board-draft-kept = Je begonnen rij is bewaard.
board-stale = Er is intussen iets gebeurd. Kijk naar het bord en probeer het opnieuw.
board-time-left = Resterende tijd: { $time }
board-own-secret = Jouw geheime code: { $code }.
board-secret-set = De geheime code staat achter het scherm.
board-secret-open = De geheime code staat er nog niet.
board-secret-late = De geheime code wordt pas laat bepaald; daarom is er geen zegel.
board-secret-never = Er was geen vaste geheime code.
board-secret-was = De geheime code: { $code }.
board-abandoned = De ronde is niet uitgespeeld.
board-of-player = { $name }, bord { $board }
board-black-pins = Zwarte scorepinnen
board-white-pins = Witte scorepinnen
board-blue-pins = Blauwe scorepinnen
board-void = ongeldig
board-made-by =
    { $person ->
        [you] jouw code
       *[other] code van { $name }
    }
board-not-at-all = helemaal niet
board-round-of = Ronde { $number } van { $rounds }
board-board = Bord
board-tray = Stukken
board-tap = Tik op een kleur, of typ de letter.
board-type-row = Of typ hem
board-place-pins = Deze scorepinnen zetten
board-check-pins = Verder
board-change = Wijzigen
board-hint = Hint
board-hint-row = Probeer { $code }.
board-hint-sure = Het kan niets anders zijn: { $code }.
board-hint-call = Roep nu: { $code }.
board-hint-none = Er is nu geen hint.
board-take-hint = In de rij zetten
board-fitting =
    { $count ->
        [one] Er past nog één geheime code.
       *[other] Er passen nog { $count } geheime codes.
    }
board-nothing-fits = Bij deze antwoorden past geen geheime code.
board-story = Wat er gebeurde
board-more = Meer
board-seats = Aan tafel
board-points-table = Punten van de codemaker
board-solved-in = Gekraakt in rij
board-points = Punten
board-next-round = Verder
board-back-to-game = Terug naar het spel
board-pass-to = Geef het apparaat aan { $name }.
board-i-am = Ik ben { $name }
board-look-away = De anderen kijken weg.
board-cover = Weer afdekken
board-seen-by = Dit mag alleen { $name } zien.
board-say = Iets zeggen
board-move-seat = Op een ander apparaat verder
board-move-about = Open deze link daar binnen een paar minuten. Hij werkt één keer; daarna zit je op dat apparaat.
board-make-link = Link maken
board-absent = Reageert { $name } niet?
board-absent-computer = De computer laten verder spelen
board-absent-win = De winst opeisen
board-warned = { $name } is gewaarschuwd en heeft nog { $time } om terug te komen.
board-warned-you = Ze zeggen dat je weg bent.
board-i-am-here = Ik ben er
board-over = De partij is afgelopen
board-rematch-asked = Je hebt om een revanche gevraagd.
board-rematch-wanted = { $name } wil graag een revanche.
board-other-game = Een ander spel
board-watching = Je kijkt toe.
board-archived = Deze tafel is opgeruimd.
board-reopen = Weer openen
board-close-table = Tafel opruimen
board-stand-up = Plaats vrijgeven
board-seat-free = vrij
board-give-computer = Aan de computer geven
board-rounds-so-far = Rondes
board-markers = Markers
board-calls = Meldingen
board-right = goed
board-wrong = fout
board-out = antwoordt alleen nog
board-hold-on = Deze pinnen bewaren voor de volgende rij
board-promise = Zegel
board-sure = Echt
board-computer-thinks = De computer denkt na …
board-resign-seat-confirm = Echt opgeven? De computer neemt je plaats over.
board-abort-confirm = Iedereen moet het eens zijn; dan blijft de partij zonder uitslag.
board-aborting = { $name } wil stoppen zonder uitslag.
board-waiting-for = Wachten op spelers
board-skip-hole = Leeg laten
board-move-here = Je plaats komt hierheen
board-move-here-about = Je speelt verder op dit apparaat; het andere kan dan alleen nog toekijken.
board-move-link = De link, of wat achter # staat
board-move-take = Plaats overnemen
board-tap-pairs = Tik op een vorm en een kleur, of typ de letters.
board-secret-real = De geheime code staat achter het scherm van jullie bord.
board-others = Nu ook mogelijk
board-hints-about = Naast elke rij staat wie antwoordde:
board-tap-glyphs = Tik op de stenen, of typ gewoon.
board-promise-about = Een vingerafdruk van de geheime code, vastgelegd vóór de eerste rij: aan het eind kan iedereen nagaan dat die nooit is veranderd.
