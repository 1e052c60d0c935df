start-opening = De pagina gaat open in je browser.
start-open = Open dit adres in je browser.
start-stop = Ctrl+C stopt de server. Zo spelen anderen op je netwerk mee: codeknacker serve --lan
