pocket-here = Auf diesem Gerät
pocket-needs-server = Das geht nur mit Verbindung zum Server. Partien auf diesem Gerät gehen auch ohne weiter.
pocket-no-worker = In diesem Browser lässt sich das Spiel nicht aufheben: Er hat keinen Service Worker. In privaten Fenstern und sehr alten Browsern fehlt er.
pocket-thinking = Einen Moment …
pocket-added = { $count ->
    [0] In dieser Datei ist keine neue Partie.
    [one] 1 Partie hinzugefügt.
   *[other] { $count } Partien hinzugefügt.
}
pocket-alone = Diese Partie läuft auf deinem Gerät, niemand sonst kann mitspielen oder zusehen. Für ein Spiel mit anderen eröffne einen Tisch auf dem Server. Diese Partie bleibt hier, bis du zurückkommst.
pocket-export = Als Datei sichern
pocket-full = Auf deinem Gerät ist kein Platz mehr, deshalb wurde das nicht gespeichert. Sonst ist nichts verloren: Schaff Platz und versuch es noch einmal.
pocket-import = Aus Datei hinzufügen
pocket-insecure = Browser behalten das Spiel nur über eine sichere Verbindung. Öffne diese Seite mit https.
pocket-not-loaded = Das Spiel wurde nicht vollständig geladen. Prüfe deine Verbindung und den freien Platz auf deinem Gerät und lade diese Seite neu.
pocket-promised = Dein Browser hat versprochen, diese Partien zu behalten.
pocket-served = Immer auf dem Server spielen
pocket-served-about = Sonst laufen Spiele ohne andere Menschen auf diesem Gerät: sofort und ohne Verbindung.
pocket-several = In dieser Datei sind mehrere Partien. Füg sie unter „Deine Partien“ hinzu.
pocket-too-long = Diese Datei ist zu groß: Mehr als 64 MB kann ich nicht lesen.
pocket-unkept = Dein Browser konnte das nicht speichern, deshalb hat sich nichts geändert. Private Fenster erlauben es oft nicht: Versuch es in einem normalen.
pocket-unpromised = Dein Browser kann diese Partien vergessen: ein privates Fenster beim Schließen, andere bei Platzmangel. Sichere sie als Datei, wenn sie dir wichtig sind.
pocket-unreadable = In dieser Datei finde ich keine Partie. Wähl eine, die hier gesichert wurde, oder eine Partie in unserer Notation.
pocket-updated = Codeknacker wurde aktualisiert.
