fair-title = War es fair?
fair-about = Vor der ersten Reihe wurde der Geheimcode mit diesem Siegel verschlossen, dem SHA-256 des Textes unten. Danach konnte ihn niemand mehr ändern.
fair-check = Hier prüfen
fair-command = Oder prüf es selbst, in einem Terminal:
fair-holds = Das Siegel ist unversehrt: Der Geheimcode wurde nie geändert.
fair-broken = Das Siegel passt nicht zum Geheimcode!
