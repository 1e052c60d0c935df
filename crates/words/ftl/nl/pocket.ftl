pocket-here = Op dit apparaat
pocket-needs-server = Hiervoor is een verbinding met de server nodig. Partijen op dit apparaat gaan ook zonder verder.
pocket-no-worker = Een service worker bewaart het spel in de browser. Deze browser heeft er geen: privévensters en heel oude browsers hebben ze niet.
pocket-thinking = Een ogenblik…
