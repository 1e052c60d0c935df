-- A link moves the seat of whoever made it, and nobody else's.
ALTER TABLE links ADD COLUMN holder BYTEA;

-- The seat whose holder closed a table.
ALTER TABLE tables ADD COLUMN closer BIGINT;

-- Where a try at the daily secret began, as a keyed hash that is removed when its day is over; whether it counts for the
-- ranking; whether it looks as if the secret had been known.
ALTER TABLE daily ADD COLUMN place BYTEA;
ALTER TABLE daily ADD COLUMN ranked BIGINT NOT NULL DEFAULT 1;
ALTER TABLE daily ADD COLUMN marked BIGINT NOT NULL DEFAULT 0;
CREATE INDEX daily_places ON daily (place, date, edition, language) WHERE place IS NOT NULL;

-- When seats were last seen, by any node: somebody whose stream is open on one node is not away on another.
CREATE TABLE presence (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- When a node last watched over the clocks, and how often clocks were set on because none had for a while.
CREATE TABLE pulse (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    moment BIGINT NOT NULL,
    shifts BIGINT NOT NULL
);

CREATE INDEX matches_running_at ON matches (table_id) WHERE finished IS NULL;
