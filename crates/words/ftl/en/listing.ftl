### The table of editions. Headings are short: all of it fits on eighty columns.

listing-intro = { $count } editions. Codes are counted with default options.
listing-more = Sheets, answers and options: codeknacker editions --json
# Room: 8.
listing-edition = edition
listing-seats = seats
listing-holes = holes
listing-symbols = symbols
listing-blanks = blanks
listing-repeats = repeats
listing-rows = rows
listing-codes = codes
listing-yes = yes
listing-no = no
listing-range = { $least } to { $most }
listing-each = { $rows } each
listing-rules = The rules of one: codeknacker rules EDITION
