-- Times are milliseconds since 1970, numbers count actions, hashes are 32 bytes.
-- Text sorts by its bytes, as in the other engine: pages and digests come out the same.

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    code TEXT COLLATE "C" NOT NULL,
    public BIGINT NOT NULL,
    settings TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    activity BIGINT NOT NULL,
    free BIGINT NOT NULL,
    archived BIGINT,
    hidden BIGINT
);
-- A code finds one open table; a closed one gives it back.
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE archived IS NULL;
CREATE INDEX tables_lobby ON tables (created, id) WHERE public = 1 AND archived IS NULL AND hidden IS NULL;
CREATE INDEX tables_joinable ON tables (created, id)
    WHERE public = 1 AND archived IS NULL AND hidden IS NULL AND free > 0;
CREATE INDEX tables_created ON tables (created, id);
CREATE INDEX tables_idle ON tables (activity) WHERE archived IS NULL;
CREATE INDEX tables_archived ON tables (archived) WHERE archived IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    open BIGINT NOT NULL,
    token BYTEA,
    name TEXT COLLATE "C",
    taken BIGINT,
    PRIMARY KEY (table_id, number)
);
-- One browser may hold many seats with one token.
CREATE INDEX seats_token ON seats (token) WHERE token IS NOT NULL;

CREATE TABLE links (
    hash BYTEA NOT NULL PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX links_seat ON links (table_id, number);

CREATE TABLE matches (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL,
    ordinal BIGINT NOT NULL,
    header TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    started BIGINT NOT NULL,
    finished BIGINT,
    digest TEXT COLLATE "C",
    summary TEXT COLLATE "C"
);
-- Two players who ask for a rematch at once get one.
CREATE UNIQUE INDEX matches_table ON matches (table_id, ordinal);
CREATE INDEX matches_running ON matches (started) WHERE finished IS NULL;
CREATE INDEX matches_finished ON matches (finished, id) WHERE finished IS NOT NULL;

CREATE TABLE actions (
    match_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    moment BIGINT NOT NULL,
    seat BIGINT,
    line TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE requests (
    scope TEXT COLLATE "C" NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    body BYTEA NOT NULL,
    result TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (scope, key)
);
CREATE INDEX requests_created ON requests (created);

CREATE TABLE due (
    subject TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    moment BIGINT NOT NULL,
    number BIGINT NOT NULL,
    owner TEXT COLLATE "C",
    until BIGINT,
    PRIMARY KEY (subject, kind)
);
CREATE INDEX due_moment ON due (moment);

CREATE TABLE daily (
    date TEXT COLLATE "C" NOT NULL,
    edition TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    browser BYTEA NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL,
    began BIGINT NOT NULL,
    solved BIGINT,
    row_count BIGINT,
    millis BIGINT,
    name TEXT COLLATE "C",
    PRIMARY KEY (date, edition, language, browser)
);
CREATE INDEX daily_ranking ON daily (date, edition, language, solved, row_count, millis)
    WHERE solved IS NOT NULL;

CREATE TABLE secrets (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    bytes BYTEA NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE blocks (
    address TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    reason TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    until BIGINT
);
