tool-all-right =
    Alles in orde: { $kind }; { $steps } { $steps ->
        [one] stap
       *[other] stappen
    } en { $promises } { $promises ->
        [one] zegel
       *[other] zegels
    } gecontroleerd.
tool-finished-match = afgelopen partij, controlegetal klopt
tool-running-match = lopende partij
tool-running-file = lopend bestand van een afgelopen partij
tool-note = Opmerking: { $notice }
tool-faults =
    { $count ->
        [one] Er klopt iets niet aan deze partij: één fout.
       *[other] Er klopt iets niet aan deze partij: { $count } fouten.
    }
tool-imported =
    { $taken ->
        [0] Geen partij is overgenomen
        [1] 1 partij is overgenomen
       *[other] { $taken } partijen zijn overgenomen
    } naar { $folder }{ $there ->
        [0] .
        [1] ; 1 was er al.
       *[other] ; { $there } waren er al.
    }
tool-not-imported =
    { $count ->
        [one] 1 bestand is niet overgenomen. Alleen volledige, afgelopen partijen worden overgenomen.
       *[other] { $count } bestanden zijn niet overgenomen. Alleen volledige, afgelopen partijen worden overgenomen.
    }
tool-still-running = Deze partij loopt nog. Speel haar uit waar ze gespeeld wordt.
tool-man-written = De handleiding staat in { $folder }
