serve-at = Codeknacker draait op { $address }
serve-lan = Op het lokale netwerk: { $address }
serve-no-lan = Deze computer heeft geen adres op een lokaal netwerk.
serve-port-taken = Poort { $port } is bezet, dus dit is de eerstvolgende vrije.
serve-open-to-others = Anderen op deze computer kunnen { $files } lezen of wijzigen, en daar staan geheime codes in. Zo sluit je hen uit: chmod 600
serve-streams = { $streams } stromen gaan niet: dit programma mag { $limit } bestanden openen. Kies --streams { $held } of minder, of verhoog de grens (“ulimit -Hn”, LimitNOFILE= van systemd).
serve-no-data-folder = Voor deze gebruiker is geen gegevensmap bekend. Noem een database met --database.
serve-data-folder = De gegevensmap { $path } kan niet gemaakt worden: { $reason }
serve-data-folder-name = De naam van de gegevensmap is geen UTF-8. Noem een database met --database.
serve-bus = De bus is niet te bereiken: { $detail }
serve-listen = Op { $address } lukt het niet: { $reason }. Kies met --listen een ander adres.
serve-threads = De threads voor advies kunnen niet starten: { $detail }
serve-runtime = De server kan niet starten: { $reason }
serve-settings-line = Regel { $line } is geen TOML: { $detail }
serve-settings-unknown = Onbekende instelling “{ $key }”. “codeknacker serve --help” somt ze op.
serve-settings-kind = “{ $key }” is een tekst, een getal, true of false, of een lijst van teksten.
