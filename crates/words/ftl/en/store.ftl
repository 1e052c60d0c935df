### Operators. What a database of matches refuses, and what to do instead.

store-no-path = “sqlite:” needs a file path, such as sqlite:games.db
store-memory = A store in memory would forget what it acknowledged. Name a file, such as sqlite:games.db
store-no-postgres = This PostgreSQL address can't be read. It should look like postgres://user:password@host:5432/name
store-no-address = Give the database as sqlite:PATH or postgres://user:password@host:5432/name
store-no-file-name = A database needs a file name.
store-no-file = No database file at { $path }
store-no-sqlite = The file isn't an SQLite database.
store-foreign-file = The file { $path } holds no matches of this game.
store-foreign = The database holds no matches of this game.
# The versions are numbers.
store-older = The database has version { $version }; this program has { $newest }. Start the server on it once to bring it up to date.
store-newer = The database has version { $version }; this program knows versions up to { $newest }. Use the program that wrote it, or a later one.
store-other-program = The database was brought to version { $version } by a different program. Use that one.
store-in-use = The file { $path } is in use by another server. Stop it first, or name another file.
# $reason is what the system said.
store-no-lock = The file { $path } can't be locked: { $reason }
store-not-made = The file { $path } can't be created: { $reason }
store-not-written = The file { $path } can't be written: { $reason }
store-there = The file { $path } already exists. Name a new one.
store-no-utf8 = The name { $path } isn't UTF-8. Choose another.
store-serving = A server is running on this database. Stop it first.
store-copying = This database is being copied. Start the server when that is done.
# $table is the name of a database table.
store-occupied = The target isn't empty: there is something in { $table }. Copy into a new database.
store-read-only = This database is open read-only.
store-not-let-in = PostgreSQL doesn't accept this user and password.
store-no-database = PostgreSQL has no database with this name. Create it first.
store-no-rights = PostgreSQL doesn't give this user the rights it needs.
store-standby = This PostgreSQL accepts no changes. Name the one that does.
store-forgetful = PostgreSQL has { $setting } = { $value } and could lose what it acknowledged. Set it to “on”.
store-no-bus = Give the bus as nats://host:4222
store-bus-name = A bus name has only letters, digits, “-” and “_”.
store-not-storable = This can't be stored: it isn't in the form the database needs.
