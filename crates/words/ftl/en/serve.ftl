### Operators. What a server says to its operator. Its log is English, for operators' tools.

serve-at = Codeknacker is at { $address }
serve-lan = On the local network: { $address }
serve-no-lan = This machine has no local network address.
serve-port-taken = Port { $port } is taken, so this is the next free one.
serve-open-to-others = Other users of this machine can read or change { $files }, where secrets are kept. Lock them out: chmod 600
# Why it does not start. $reason is what the system said, $detail what another program said.
serve-streams = { $streams } streams are too many: this process may open { $limit } files. Choose --streams { $held } or less, or raise the limit (“ulimit -Hn”, LimitNOFILE= in systemd).
serve-no-data-folder = This user has no data folder. Name a database with --database.
serve-data-folder = The data folder { $path } can't be created: { $reason }
serve-data-folder-name = The data folder's name isn't UTF-8. Name a database with --database.
serve-bus = The bus can't be reached: { $detail }
serve-listen = Can't listen on { $address }: { $reason }. Choose another address with --listen.
serve-threads = The threads for advice can't be started: { $detail }
serve-runtime = The server can't be started: { $reason }
# What is wrong with a file of settings.
serve-settings-line = Line { $line } isn't TOML: { $detail }
serve-settings-unknown = Unknown setting “{ $key }”. “codeknacker serve --help” lists them.
serve-settings-kind = “{ $key }” takes a text, a number, true or false, or a list of texts.
