end-cracked = Gekraakt in { $rows }!
end-uncracked = Deze keer niet gekraakt
end-closest =
    { $pins ->
        [one] In je beste rij stond er { $pins } op de goede plaats.
       *[other] In je beste rij stonden er { $pins } op de goede plaats.
    }
end-perfect = Wie perfect speelt, heeft gemiddeld { $rows } rijen nodig.
end-first = Je eerste gekraakte code!
end-record = Je beste tot nu toe!
end-better = Beter dan je gemiddelde.
end-again = Nog een keer
end-review = Hoe heb ik gespeeld?
end-next = Zin in meer? { $edition }
end-accuracy = nauwkeurigheid
end-best = beste
end-average = gemiddeld
end-streak = reeks
end-bars = Je partijen tot nu toe, naar rijen
end-shared = Gekopieerd. Plak het waar je wilt.
end-cracked-rows =
    { $rows ->
        [one] In één rij gekraakt!
       *[other] In { $rows } rijen gekraakt!
    }
end-uncracked-line = Deze keer niet gekraakt.
