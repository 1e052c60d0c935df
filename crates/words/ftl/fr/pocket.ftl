pocket-here = Sur cet appareil
pocket-needs-server = Il faut une connexion au serveur pour cela. Les parties sur cet appareil continuent sans elle.
pocket-no-worker = Un service worker garde le jeu dans le navigateur. Celui-ci n'en a pas : les fenêtres privées et les très vieux navigateurs n'en ont pas.
pocket-thinking = Un instant…
