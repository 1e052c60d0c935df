end-cracked = In { $rows } geknackt!
end-uncracked = Diesmal nicht geknackt
end-closest =
    { $pins ->
        [one] In deiner besten Reihe war { $pins } am richtigen Platz.
       *[other] In deiner besten Reihe waren { $pins } am richtigen Platz.
    }
end-perfect = Wer perfekt spielt, braucht im Schnitt { $rows } Reihen.
end-first = Dein erster geknackter Code!
end-record = Dein bisher bestes Spiel!
end-better = Besser als dein Schnitt.
end-again = Noch einmal
end-review = Wie habe ich gespielt?
end-next = Lust auf mehr? { $edition }
end-accuracy = Genauigkeit
end-best = Bestwert
end-average = Schnitt
end-streak = Serie
end-bars = Deine Spiele bisher, nach Reihen
end-shared = Kopiert. Füg es ein, wo du magst.
end-cracked-rows =
    { $rows ->
        [one] In einer einzigen Reihe geknackt!
       *[other] In { $rows } Reihen geknackt!
    }
end-uncracked-line = Diesmal nicht geknackt.
