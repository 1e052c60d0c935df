serve-at = Codeknacker läuft unter { $address }
serve-lan = Im lokalen Netz: { $address }
serve-no-lan = Dieser Rechner hat keine Adresse in einem lokalen Netz.
serve-port-taken = Port { $port } ist belegt; dies ist der nächste freie.
serve-open-to-others = Andere auf diesem Rechner können { $files } lesen oder ändern, und darin stehen Geheimcodes. So sperrst du sie aus: chmod 600
serve-streams = { $streams } Ströme gehen nicht: Dieses Programm darf { $limit } Dateien öffnen. Wähl --streams { $held } oder weniger, oder heb die Grenze an („ulimit -Hn“, LimitNOFILE= von systemd).
serve-no-data-folder = Für diesen Benutzer ist kein Datenordner bekannt. Nenn eine Datenbank mit --database.
serve-data-folder = Der Datenordner { $path } lässt sich nicht anlegen: { $reason }
serve-data-folder-name = Der Name des Datenordners ist kein UTF-8. Nenn eine Datenbank mit --database.
serve-bus = Der Bus ist nicht erreichbar: { $detail }
serve-listen = Unter { $address } geht es nicht: { $reason }. Wähl mit --listen eine andere Adresse.
serve-threads = Die Threads für Ratschläge lassen sich nicht starten: { $detail }
serve-runtime = Der Server lässt sich nicht starten: { $reason }
serve-settings-line = Zeile { $line } ist kein TOML: { $detail }
serve-settings-unknown = Unbekannte Einstellung „{ $key }“. „codeknacker serve --help“ zählt alle auf.
serve-settings-kind = „{ $key }“ ist ein Text, eine Zahl, true oder false oder eine Liste von Texten.
