### Vocabulary. What a database of matches refuses, and what would be right.

store-no-path = “sqlite:” needs the path of a file, like sqlite:games.db
store-memory = A store in memory would forget what it acknowledged. Name a file, like sqlite:games.db
store-no-postgres = This PostgreSQL address can't be read. It looks like postgres://user:password@host:5432/name
store-no-address = A database is given as sqlite:PATH or as postgres://user:password@host:5432/name
store-no-file-name = A database needs a file name.
store-no-file = There is no database file { $path }
store-no-sqlite = The file is no SQLite database.
store-foreign-file = The file { $path } holds no matches of this game.
store-foreign = The database holds no matches of this game.
# The versions are numbers.
store-older = The database is of an older version: { $version }, this program's is { $newest }. Start the server on it once, which brings it up to date.
store-newer = The database is of a newer version: { $version }, this program knows up to { $newest }. Use the program that wrote it, or a later one.
store-other-program = The database was brought to version { $version } by a program that is not this one. Use that program.
store-in-use = The file { $path } is in use by another server. Stop that one first, or name another file.
# $reason is what the system said.
store-no-lock = The file { $path } can't be locked: { $reason }
store-not-made = The file { $path } can't be made: { $reason }
store-not-written = The file { $path } can't be written: { $reason }
store-there = There is a file { $path } already. Name a new one.
store-no-utf8 = The name { $path } is no UTF-8. Choose another.
store-serving = A server is running on this database. Stop it first.
store-copying = This database is just being copied. Start the server when that is done.
# $table is the name of a part, for whoever knows the database.
store-occupied = The target is not empty: there is something in { $table }. Copy into a new database.
store-read-only = This database is opened to be read only.
store-not-let-in = PostgreSQL does not let this user in with this password.
store-no-database = PostgreSQL has no database of this name. Create it first.
store-no-rights = PostgreSQL does not give this user the rights it needs.
store-standby = This PostgreSQL takes no changes. Name the one that does.
store-forgetful = PostgreSQL has { $setting } = { $value } and could lose what it acknowledged. Set it to “on”.
store-no-bus = A bus is given as nats://host:4222
store-bus-name = The name of a bus has letters, digits, “-” and “_” only.
store-not-storable = This can't be kept: it is not as the database needs it.
