pocket-here = Op dit apparaat
pocket-needs-server = Hiervoor is een verbinding met de server nodig. Partijen op dit apparaat gaan ook zonder verder.
pocket-no-worker = Deze browser kan het spel niet bewaren: er is geen service worker. Privévensters en heel oude browsers hebben die niet.
pocket-thinking = Een ogenblik…
pocket-added = { $count ->
    [0] In dit bestand staat geen nieuwe partij.
    [one] 1 partij toegevoegd.
   *[other] { $count } partijen toegevoegd.
}
pocket-alone = Deze partij speel je op je eigen apparaat: niemand anders kan meedoen of meekijken. Open een tafel op de server om met anderen te spelen. Deze partij blijft hier tot je terugkomt.
pocket-export = Als bestand bewaren
pocket-full = Je apparaat heeft geen ruimte meer, dus dit is niet bewaard. Verder is er niets verloren: maak ruimte en probeer het opnieuw.
pocket-import = Uit een bestand toevoegen
pocket-insecure = Browsers bewaren het spel alleen via een beveiligde verbinding. Open deze pagina met https.
pocket-not-loaded = Het spel is niet helemaal geladen. Controleer je verbinding en de vrije ruimte op je apparaat en laad deze pagina opnieuw.
pocket-promised = Je browser heeft beloofd deze partijen te bewaren.
pocket-served = Altijd op de server spelen
pocket-served-about = Anders speel je spellen zonder andere mensen op dit apparaat: meteen, en zonder verbinding.
pocket-several = In dit bestand staan meer partijen. Voeg het toe onder “Jouw partijen”.
pocket-too-long = Dit bestand is te groot: meer dan 64 MB kan ik niet lezen.
pocket-unkept = Je browser kon dit niet bewaren, dus er is niets veranderd. In privévensters mag het soms niet: probeer het in een gewoon venster.
pocket-unpromised = Je browser kan deze partijen vergeten: een privévenster bij het sluiten, andere als er te weinig ruimte is. Bewaar ze als bestand om zeker te zijn.
pocket-unreadable = Ik vind geen partij in dit bestand. Kies er een dat hier is bewaard, of een partij in onze notatie.
pocket-updated = Codeknacker is bijgewerkt.
