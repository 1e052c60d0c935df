prompt-named = { $name }: { $prompt }
prompt-row = Rij { $row } van { $of }:
prompt-secret = Jouw geheime code:
prompt-withhold = Pinnen die je achterhoudt, bijvoorbeeld { $example }, of niets:
prompt-answer = Scorepinnen voor rij { $row }:
prompt-solution = De hele code:
prompt-final-call = Melden of passen?
prompt-go-on = Druk op Enter om verder te gaan, of meld.
prompt-uncover = De onthulde code:
prompt-hints = De hints, bijvoorbeeld { $example }:
prompt-verdict = Klopt de melding?
prompt-markers = De fiches, bord voor bord, bijvoorbeeld { $example }:
prompt-which = Welke editie? Typ het nummer of de naam:
prompt-choice = { $number }. { $edition }: { $about }
prompt-yes-or-no = Antwoord met ja of nee.
prompt-edition = { $edition }: { $facts }.
prompt-options = Opties: { $options }.
prompt-alone = Je speelt alleen tegen de computer.
prompt-seat = Plaats { $seat }: { $player }.
prompt-length = Lengte: { $length }.
prompt-colours = Kleuren: { $colours }.
prompt-shapes = Vormen: { $shapes }.
prompt-digits = Cijfers: { $digits }.
prompt-letter = { $letter } { $colour }
prompt-example = Typ een rij in letters, bijvoorbeeld { $example }, of met namen, bijvoorbeeld { $names }.
prompt-example-pairs = Typ een rij in paren van vorm en kleur, bijvoorbeeld { $example }, of met namen, bijvoorbeeld { $names }.
prompt-example-digits = Typ een rij in cijfers, bijvoorbeeld { $example }.
prompt-example-word = Typ een woord, bijvoorbeeld { $example }.
prompt-example-pins = Typ scorepinnen zo: { $example }. { prompt-exact }, w is wit. Zijn er geen, typ dan { $none }.
prompt-example-pins-blue = Typ scorepinnen zo: { $example }. { prompt-exact }, w is wit, { $blue } is blauw. Zijn er geen, typ dan { $none }.
prompt-help = Typ op elk moment ? voor hulp.
prompt-commands = Je kunt ook typen:
prompt-command = { $words }: { $about }
prompt-slash = Met een schuine streep ervoor is een woord altijd een commando: /hulp. Met spaties tussen de letters is het een rij.
prompt-slash-words = Elk woord van de lijst is een poging. Met een schuine streep ervoor is een woord altijd een commando: /hulp.
prompt-for-another = Delen jullie het toetsenbord, zet er dan een naam achter: { $example }.
prompt-alone-looks = Nu mag alleen { $name } kijken.
prompt-hidden = Wat je typt, wordt niet getoond.
prompt-pass-on = Geef het toetsenbord aan { $name } en druk op Enter.
prompt-too-late = Wat je typte, kwam te laat.
prompt-drawn = Je willekeurige code: { $code }.
prompt-score-of =
    { $person ->
        [you] { $total } voor jou
       *[other] { $total } voor { $name }
    }
prompt-own-nothing = Je hebt nu geen geheime code.
prompt-no-rows = Nog geen rijen.
prompt-no-stock = Hier worden geen pinnen geteld.
prompt-stock = In de open voorraad: { $pegs }.
prompt-no-promise = Er is nu geen zegel.
prompt-check-promise = Zo controleer je het zegel: { $command }
prompt-more-fit = Meer dan { $count } codes mogelijk
prompt-unknown-fit = Er zijn hier te veel codes om te tellen.
prompt-hint-row = Een sterke speler zou { $code } zetten. Typ “{ $letters }”.
prompt-hint-solution = Een sterke speler zou { $code } geven. Typ “{ $letters }”.
prompt-hint-answer = Het goede antwoord is: { $answer }.
prompt-hint-call = Een sterke speler zou nu melden.
prompt-hint-wait = Een sterke speler zou nog niet melden.
prompt-hint-pass = Een sterke speler zou passen.
prompt-hint-claim = Geen code past bij deze antwoorden: je kunt er een betwisten.
prompt-hint-nothing = Hier is er geen tip.
prompt-no-such-person = Niemand aan dit toetsenbord heet “{ $text }”. Er zijn: { $names }.
prompt-no-such-seat = Onbekende speler “{ $text }”. Gebruik { $players }; de niveaus zijn { $levels }.
prompt-no-such-language = Onbekende taal “{ $text }”. Kies uit: { $languages }.
prompt-too-many-names = Er zijn { $names } namen voor { $seats } plaatsen.
prompt-goes-on = De partij gaat verder.
prompt-after = Druk op Enter om af te sluiten. Typ { $rematch } om nog een keer te spelen, of { $command } om te horen hoe er gespeeld is.
prompt-bye = Tot de volgende keer.
prompt-kept = De partij is bewaard. Ga verder met: codeknacker play --resume
prompt-kept-in = De partij is bewaard in { $file }
prompt-record = Verslag van de partij: { $file }
prompt-not-kept = Deze partij kan niet bewaard worden: { $reason }
prompt-no-folder = Er is geen map voor.
prompt-no-match = Er is geen partij om voort te zetten. Begin er een met: codeknacker play
prompt-agreed-already = In { $file } staat al wie er speelt, en hoe. Laat opties, plaatsen en lengte weg.
prompt-in-use = { $file } wordt al gespeeld. Beëindig eerst het andere spel.
prompt-example-pins-exact = Typ scorepinnen zo: { $example }. { prompt-exact }. Zijn er geen, typ dan { $none }.
prompt-exact =
    { $exact ->
        [red] r is rood
       *[black] b is zwart
    }
prompt-withhold-about = Achtergehouden pinnen ontbreken in de open voorraad, zodat tellen de codebreker minder vertelt: tot { $most } van elke kleur.
prompt-sure-help = Antwoord met ja of nee. Bij nee gebeurt er niets en kun je opnieuw kiezen.
prompt-rematch-later = Je kunt om een revanche vragen als de partij voorbij is.
prompt-unknown-name = Ik ken “{ $found }” niet. Gebruik { $allowed }, of namen van kleuren.
prompt-seats-option = Voor { $seats } spelers: --option { $option }.
# $example is a row's number, the row and its pins: “2 RGBY 1b1w”.
prompt-correct = Typ het nummer van de rij, de rij en de scorepinnen, bijvoorbeeld { $example }.
# $command takes the seat back.
prompt-left = Je bent weggegaan. De computer speelt voor je. Typ { $command } om je plaats weer in te nemen.
# A rematch; $command says no to it.
prompt-decline = Typ { $command } om die af te slaan.
