### Het einde van een partij: hoe het ging, en wat volgt.

end-cracked = Gekraakt in { $rows }!
end-uncracked = Deze keer niet gekraakt
end-closest = Je beste rij had er { $pins } op de goede plaats.
end-perfect = Perfect spel heeft gemiddeld { $rows } rijen nodig.
end-again = Nog een keer
end-review = Hoe speelde ik?
end-next = Zin in meer? { $edition }
end-best = beste
end-average = gemiddeld
end-streak = op rij
end-bars = Je partijen tot nu toe, naar rijen
end-shared = Gekopieerd. Plak het waar je wilt.
