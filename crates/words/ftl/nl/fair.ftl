fair-title = Was het eerlijk?
fair-about = Vóór de eerste rij is de geheime code met dit zegel vastgelegd: de SHA-256 van de tekst hieronder. Daarna kon niemand de code nog veranderen.
fair-check = Hier controleren
fair-command = Of controleer het zelf, in een terminal:
fair-holds = Het zegel is ongeschonden: de code is nooit veranderd.
fair-broken = Het zegel past niet bij de code!
