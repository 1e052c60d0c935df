### What is wrong with the file of a match, and where.

# $fault is a sentence.
record-at = Line { $line }, column { $column }: { $fault }
record-not-a-match = This is not a match. A match begins with “codeknacker match { $format } finished”.
record-unknown-format = Format version “{ $version }” is not known here, only 1 to { $newest }. A later one needs a newer codeknacker.
record-unknown-rules = Rules version “{ $version }” is not known here, only 1 to { $newest }. A later one needs a newer codeknacker.
record-not-text = This is not text. A match is written in UTF-8.
record-seen-only = This shows a running match as one viewer may see it, without its secrets. It can't be played again.
record-missing = Missing here: { $what }.
record-expected = Expected here: { $what }. Found: “{ $found }”.
record-unchecked = From here on nothing can be checked, since the step before can't be played.
# $refusal is a sentence.
record-refused = The rules refuse this: { $refusal }
record-result-missing = What this led to is missing: “{ $right }”.
record-result-needless = “{ $written }” is written, but nothing comes of this.
record-differs = “{ $written }” is written, but right is “{ $right }”.
record-not-over = The record is closed here, but the match is not over.
record-not-closed = A finished record ends with a closing line and a digest. They are missing.
record-digest = The digest does not match: something in the record was changed. It would be { $right }.
record-after-end = Nothing may stand after the digest.
record-torn-line = Line { $line } was cut off in the middle and is left out.
record-expected-kind = “finished” or “running”
record-expected-word = “{ $word } …”
record-expected-line = the line “{ $word } …”
record-expected-identity = an identity of lower-case letters, digits and hyphens
record-expected-edition = an edition's id
record-expected-mode = “table”, “solo” or “referee”
record-expected-option = the option { $key }
record-expected-length = a number of rounds or of points
record-expected-seat = a seat
record-expected-chair = “seat { $seat }” with person, computer or contrary and a name in quotes or none
record-expected-step = step { $number }
record-expected-time = a time in seconds, not before that of the step before
record-expected-actor = “seat” with its number or “table”, and an action
