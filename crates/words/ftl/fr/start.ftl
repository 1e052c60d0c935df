start-opening = La page s'ouvre dans ton navigateur.
start-open = Ouvre cette adresse dans ton navigateur.
start-stop = Ctrl+C arrête le serveur. Pour que d'autres jouent sur ton réseau : codeknacker serve --lan
