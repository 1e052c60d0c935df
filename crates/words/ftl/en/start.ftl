### What the program says when it is started without a command.

start-opening = Opening it in your browser.
start-open = Open this address in your browser.
start-stop = Ctrl+C stops the server. To let others on your network play: codeknacker serve --lan
