pocket-here = Auf diesem Gerät
pocket-needs-server = Das geht nur mit Verbindung zum Server. Partien auf diesem Gerät gehen auch ohne weiter.
pocket-no-worker = Das Spiel wird von einem Service Worker im Browser behalten. Dieser Browser hat keinen: Private Fenster und sehr alte Browser haben keine.
pocket-thinking = Einen Moment …
