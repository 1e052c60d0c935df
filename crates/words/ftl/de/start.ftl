start-opening = Dein Browser öffnet die Seite.
start-open = Öffne diese Adresse in deinem Browser.
start-stop = Strg+C beendet den Server. Damit andere in deinem Netz mitspielen: codeknacker serve --lan
