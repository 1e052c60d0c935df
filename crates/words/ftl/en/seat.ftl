### Who sits where.

seat-number = Seat { $seat }
# The viewer, in a list of names.
seat-you = you
seat-table = The table
seat-computer = Computer
# A computer among several.
seat-computer-number = Computer { $seat }
seat-person = a person
seat-plays-computer = the computer
seat-plays-contrary = the contrary computer, which chooses its secret late
seat-maker = code maker
seat-breaker = code breaker
seat-player = player
seat-spectator = spectator
