pocket-here = Auf diesem Gerät
pocket-needs-server = Das geht nur mit Verbindung zum Server. Partien auf diesem Gerät gehen auch ohne weiter.
pocket-no-worker = Ein Service Worker hebt das Spiel im Browser auf. Dieser Browser hat keinen: In privaten Fenstern und sehr alten Browsern fehlt er.
pocket-thinking = Einen Moment …
