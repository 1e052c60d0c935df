### Vocabulary. What the plain-text game asks and says.

prompt-row = Row { $row } of { $of }:
prompt-secret = Your secret:
prompt-answer = Pins for row { $row }:
prompt-colours = Colours: { $colours }.
# A letter to type and what it stands for: “R red”.
prompt-letter = { $letter } { $colour }
prompt-example = Type a row as letters, such as { $example }.
# The words in quotes are typed as they are.
prompt-commands = “help” says this again, “resign” gives up, “quit” leaves.
prompt-pass-on = Pass the keyboard to { $name } and press Enter.
prompt-bye = Until next time.
prompt-kept = The match is kept. Go on with: codeknacker play --resume
