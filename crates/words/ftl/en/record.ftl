### What is wrong with the file of a match, and where.

# $fault is a sentence.
record-at = Line { $line }, column { $column }: { $fault }
record-not-a-match = This isn't a match. A match begins with “codeknacker match { $format } finished”.
record-unknown-format = Unknown format version “{ $version }”; this program knows 1 to { $newest }. A later one needs a newer codeknacker.
record-unknown-rules = Unknown rules version “{ $version }”; this program knows 1 to { $newest }. A later one needs a newer codeknacker.
record-not-text = This isn't text. A match is written in UTF-8.
record-seen-only = This is a running match as one viewer sees it, without its secrets. It can't be replayed.
record-missing = Missing here: { $what }.
record-expected = Expected here: { $what }. Found: “{ $found }”.
record-unchecked = Nothing after this can be checked, because the step before can't be played.
# $refusal is a sentence.
record-refused = The rules refuse this: { $refusal }
record-result-missing = Its result is missing: “{ $right }”.
record-result-needless = It says “{ $written }”, but this has no result.
record-differs = It says “{ $written }”, but “{ $right }” is correct.
record-not-over = The record is closed here, but the match isn't over.
record-not-closed = A finished record ends with a closing line and a digest. They are missing.
record-digest = The digest doesn't match: something in the record was changed. It should be { $right }.
record-after-end = Nothing may follow the digest.
record-torn-line = Line { $line } was cut off in the middle and is ignored.
record-expected-kind = “finished” or “running”
record-expected-word = “{ $word } …”
record-expected-line = the line “{ $word } …”
record-expected-identity = an identity of lowercase letters, digits and hyphens
record-expected-edition = an edition's id
record-expected-mode = “table”, “solo” or “referee”
record-expected-option = the option { $key }
record-expected-length = a number of rounds or of points
record-expected-seat = a seat
record-expected-chair = “seat { $seat }” with person, computer or contrary and a name in quotes or none
record-expected-step = step { $number }
record-expected-time = a time in seconds, not earlier than the step before
record-expected-actor = “seat” with its number or “table”, and an action
