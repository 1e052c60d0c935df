### Vocabulary. What a server says to whoever starts it. Its log is English, for operators' tools.

serve-at = Codeknacker is at { $address }
serve-lan = On the local network: { $address }
serve-no-lan = This machine has no address on a local network.
serve-open-to-others = Others on this machine can read or change { $files }, where secrets are kept. Close this to them: chmod 600
# Why it does not start. $reason is what the system said, $detail what another program said.
serve-streams = { $streams } streams can't be held: this process may open { $limit } files. Choose --streams { $held } or less, or raise the limit (“ulimit -Hn”, LimitNOFILE= of systemd).
serve-no-data-folder = No data folder is known for this user. Name a database with --database.
serve-data-folder = The data folder { $path } can't be made: { $reason }
serve-data-folder-name = The data folder's name is no UTF-8. Name a database with --database.
serve-bus = The bus can't be reached: { $detail }
serve-listen = { $address } can't be listened on: { $reason }. Choose another address with --listen.
serve-threads = The threads for advice can't be started: { $detail }
serve-runtime = The server can't be started: { $reason }
# What is wrong with a file of settings.
serve-settings-line = Line { $line } is not TOML: { $detail }
serve-settings-unknown = “{ $key }” is no setting. “codeknacker serve --help” lists them.
serve-settings-kind = “{ $key }” is given as a text, a number, true or false, or a list of texts.
