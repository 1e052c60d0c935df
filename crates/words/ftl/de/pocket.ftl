pocket-here = Auf diesem Gerät
pocket-needs-server = Das geht nur mit Verbindung zum Server. Partien auf diesem Gerät gehen auch ohne weiter.
pocket-no-worker = Ein Service Worker hebt das Spiel im Browser auf. Dieser Browser hat keinen: In privaten Fenstern und sehr alten Browsern fehlt er.
pocket-thinking = Einen Moment …
pocket-added = { $count ->
    [0] In dieser Datei ist keine neue Partie.
    [one] 1 Partie hinzugefügt.
   *[other] { $count } Partien hinzugefügt.
}
pocket-alone = Diese Partie läuft auf deinem Gerät, niemand sonst kann mitspielen oder zusehen. Für ein Spiel mit anderen eröffne einen Tisch auf dem Server. Diese Partie bleibt hier, bis du zurückkommst.
pocket-export = Als Datei sichern
pocket-full = Auf deinem Gerät ist kein Platz mehr, deshalb wurde das nicht gespeichert. Von vorher ist nichts verloren: Schaffe Platz und versuche es noch einmal.
pocket-import = Aus Datei hinzufügen
pocket-insecure = Browser behalten das Spiel nur über eine sichere Verbindung. Öffne diese Seite mit https.
pocket-not-loaded = Das Spiel wurde nicht vollständig geladen. Prüfe deine Verbindung und den freien Platz auf deinem Gerät und lade diese Seite neu.
pocket-promised = Dein Browser hat versprochen, diese Partien zu behalten.
pocket-served = Immer auf dem Server spielen
pocket-served-about = Sonst laufen Spiele ohne andere Menschen auf diesem Gerät: sofort und ohne Verbindung.
pocket-unkept = Dein Browser konnte das nicht speichern, deshalb wurde es nicht getan. Private Fenster erlauben es oft nicht: Versuche es in einem normalen.
pocket-unpromised = Dein Browser kann diese Partien vergessen: ein privates Fenster beim Schließen, andere bei Platzmangel. Sichere sie als Datei, wenn sie dir wichtig sind.
pocket-unreadable = Darin ist keine Partie, die ich lesen kann. Wähle eine Datei, die hier gesichert wurde, oder eine Partie in unserer Notation.
pocket-updated = Codeknacker ist wieder aktuell: Die neue Version läuft.
