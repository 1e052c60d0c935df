-- Times are milliseconds since 1970, numbers count actions, hashes are 32 bytes.

-- The mark of our files: the letters CKNK.
PRAGMA application_id = 1129008715;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL,
    public INTEGER NOT NULL,
    settings TEXT NOT NULL,
    created INTEGER NOT NULL,
    activity INTEGER NOT NULL,
    free INTEGER NOT NULL,
    archived INTEGER,
    hidden INTEGER
) STRICT, WITHOUT ROWID;
-- A code finds one open table; a closed one gives it back.
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE archived IS NULL;
CREATE INDEX tables_lobby ON tables (created, id) WHERE public = 1 AND archived IS NULL AND hidden IS NULL;
CREATE INDEX tables_joinable ON tables (created, id)
    WHERE public = 1 AND archived IS NULL AND hidden IS NULL AND free > 0;
CREATE INDEX tables_created ON tables (created, id);
CREATE INDEX tables_idle ON tables (activity) WHERE archived IS NULL;
CREATE INDEX tables_archived ON tables (archived) WHERE archived IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    open INTEGER NOT NULL,
    token BLOB,
    name TEXT,
    taken INTEGER,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
-- One browser may hold many seats with one token.
CREATE INDEX seats_token ON seats (token) WHERE token IS NOT NULL;

CREATE TABLE links (
    hash BLOB NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_seat ON links (table_id, number);

CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    ordinal INTEGER NOT NULL,
    header TEXT NOT NULL,
    number INTEGER NOT NULL,
    started INTEGER NOT NULL,
    finished INTEGER,
    digest TEXT,
    summary TEXT
) STRICT;
-- Two players who ask for a rematch at once get one.
CREATE UNIQUE INDEX matches_table ON matches (table_id, ordinal);
CREATE INDEX matches_running ON matches (started) WHERE finished IS NULL;
CREATE INDEX matches_finished ON matches (finished, id) WHERE finished IS NOT NULL;

CREATE TABLE actions (
    match_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    moment INTEGER NOT NULL,
    seat INTEGER,
    line TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE requests (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    body BLOB NOT NULL,
    result TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX requests_created ON requests (created);

CREATE TABLE due (
    subject TEXT NOT NULL,
    kind TEXT NOT NULL,
    moment INTEGER NOT NULL,
    number INTEGER NOT NULL,
    owner TEXT,
    until INTEGER,
    PRIMARY KEY (subject, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX due_moment ON due (moment);

CREATE TABLE daily (
    date TEXT NOT NULL,
    edition TEXT NOT NULL,
    language TEXT NOT NULL,
    browser BLOB NOT NULL,
    match_id TEXT NOT NULL,
    began INTEGER NOT NULL,
    solved INTEGER,
    row_count INTEGER,
    millis INTEGER,
    name TEXT,
    PRIMARY KEY (date, edition, language, browser)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_ranking ON daily (date, edition, language, solved, row_count, millis)
    WHERE solved IS NOT NULL;

CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE blocks (
    address TEXT NOT NULL PRIMARY KEY,
    reason TEXT NOT NULL,
    created INTEGER NOT NULL,
    until INTEGER
) STRICT, WITHOUT ROWID;
