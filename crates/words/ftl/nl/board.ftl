board-submit-row = Rij zetten
board-undo = Terug
board-clear = Wissen
board-hold = Vasthouden
board-copy-row = Rij { $row } overnemen
board-pencil = Notities
board-pencil-out = valt af
board-pencil-sure = zeker hier
board-hole = Gaatje { $hole }
board-hole-with = Gaatje { $hole }: { $colour }
board-shield = Schermpje
board-covered = De code is afgedekt. Geef het apparaat door.
board-roll-secret = Willekeurige code
board-withhold = Pinnen achterhouden
board-stock = Voorraad
board-confirm-answer = Jouw antwoord: { $answer }. Deze scorepinnen zetten?
board-resign-confirm = Echt opgeven? De partij is dan verloren.
board-resign-round-confirm = Deze ronde echt opgeven?
board-leave-confirm = Echt weggaan? De computer neemt het over.
board-call-confirm = Echt melden? Zit je fout, dan lig je eruit.
board-call-now = Ja, nu melden
board-call-later = Nog niet
board-rematch = Revanche
board-score-sheet = Scoreblad
board-round = Ronde { $round }
board-total = Totaal
board-present = { $name } is er.
board-away = { $name } is even weg.
board-computer-plays-on = computer heeft het overgenomen
board-all-empty = Alle gaatjes zijn leeg. Druk nog eens om de rij toch te zetten.
board-unfilled = Vul eerst alle gaatjes.
board-draft-kept = Je onafgemaakte rij staat er nog.
board-time-left = Resterende tijd: { $time }
board-own-secret = Jouw geheime code: { $code }.
board-secret-set = Geheime code verborgen
board-secret-open = Nog geen geheime code
board-secret-late = De geheime code wordt pas laat bepaald; daarom is er geen zegel.
board-secret-never = Er was geen vaste geheime code.
board-secret-was = De geheime code: { $code }.
board-abandoned = De ronde is niet uitgespeeld.
board-of-player = { $name }, bord { $board }
board-white-pins = Witte scorepinnen
board-blue-pins = Blauwe scorepinnen
board-void = ongeldig
board-made-by =
    { $person ->
        [you] jouw code
       *[other] code van { $name }
    }
board-not-at-all = helemaal niet
board-round-ended = Ronde { $round }: { $end }
board-round-of = Ronde { $number } van { $rounds }
board-board = Bord
board-tray = Pinnen
board-tap = Tik op een kleur, of typ de letter.
board-type-row = Of typ het in
board-place-pins = Deze scorepinnen zetten
board-check-pins = Verder
board-change = Wijzigen
board-hint = Tip
board-hint-row = Probeer { $code }.
board-hint-sure = Het moet { $code } zijn.
board-hint-call = Meld nu: { $code }.
board-hint-none = Nu is er geen tip.
board-take-hint = Overnemen
board-fitting =
    { $count ->
        [0] Geen code past bij deze antwoorden
        [1] Nog maar 1 code mogelijk
       *[other] { $count } codes mogelijk
    }
board-story = Spelverloop
board-more = Meer
board-seats = Aan tafel
board-points-table = Punten van de codemaker
board-solved-in = Gekraakt in rij
board-points = Punten
board-next-round = Volgende ronde
board-pass-to = Geef het apparaat aan { $name }.
board-i-am = Ik ben { $name }
board-look-away = Alle anderen: even wegkijken.
board-cover = Weer afdekken
board-seen-by = Dit mag alleen { $name } zien.
board-say = Iets zeggen
board-move-seat = Verder op een ander apparaat
board-move-about = Open deze link daar binnen een paar minuten. De link werkt één keer en neemt je plaats mee naar dat apparaat.
board-make-link = Link maken
board-absent = Reageert { $name } niet?
board-absent-computer = Computer laten overnemen
board-absent-win = Winst opeisen
board-warned-win = { $name } heeft nog { $time } om terug te komen; anders is de partij verloren.
board-warned-computer = { $name } heeft nog { $time } om terug te komen; anders neemt de computer het over.
board-warned-you-win = { $name } denkt dat je weg bent. Over { $time } verlies je.
board-warned-you-computer = { $name } denkt dat je weg bent. Over { $time } neemt de computer het over.
board-back-in-time = Je bent op tijd terug.
board-is-back = { $name } is terug.
board-i-am-here = Ik ben er
board-rematch-asked = Je hebt om een revanche gevraagd.
board-rematch-wanted = { $name } wil graag een revanche.
board-other-game = Een ander spel
board-watching = Je kijkt mee.
board-closed-by = { $name } heeft deze tafel gesloten.
board-closed-by-you = Jij hebt deze tafel gesloten.
board-closed = Deze tafel is gesloten: er speelde niemand meer.
board-reopen = Weer openen
board-close-table = Tafel sluiten
board-stand-up = Tafel verlaten
board-seat-free = vrij
board-give-computer = Computer laten spelen
board-seat-kept = Vrijgehouden voor { $name }
board-rounds-so-far = Rondes
board-calls = Meldingen
board-right = goed
board-wrong = fout
board-out = antwoordt alleen nog
board-promise = Zegel
board-resign-seat-confirm = Echt opgeven? De computer neemt je plaats over.
board-abort-confirm = Hier stoppen, zonder uitslag? Iedereen moet het ermee eens zijn.
board-aborting = { $name } wil stoppen.
board-waiting-for = Wachten op spelers
board-skip-hole = Leeg laten
board-move-here = Je plaats hierheen halen
board-move-here-about = Je speelt verder op dit apparaat; het andere verlaat de tafel.
board-move-link = De link, of wat achter # staat
board-move-take = Plaats overnemen
board-tap-pairs = Tik op een vorm en een kleur, of typ de letters.
board-secret-real = De geheime code zit achter het schermpje van jullie bord.
board-others = Iets anders
board-hints-about = Naast elke rij staat wie antwoordde:
board-tap-glyphs = Tik op de tekens, of typ gewoon.
board-promise-about = Een vingerafdruk van de geheime code, vastgelegd vóór de eerste rij: aan het eind kan iedereen nagaan dat de code nooit is veranderd.
board-legend-exact = goede plaats
board-legend-near = kleur goed, plaats niet
board-legend-near-glyph = komt voor, verkeerde plaats
board-legend-near-pair = paar op verkeerde plaats
board-legend-part = vorm of kleur op de goede plaats
board-legend-marker-exact = in het eigen gaatje
board-legend-marker-near = ergens anders in de rij
board-exact-pins =
    { $exact ->
        [red] Rode scorepinnen
       *[black] Zwarte scorepinnen
    }
board-round-again = { $round }, opnieuw
board-spectators =
    { $count ->
        [0] Geen toeschouwers
        [1] 1 toeschouwer
       *[other] { $count } toeschouwers
    }
