-- A link moves the seat of whoever made it, and nobody else's.
ALTER TABLE links ADD COLUMN holder BLOB;

-- The seat whose holder closed a table.
ALTER TABLE tables ADD COLUMN closer INTEGER;

-- Where a try at the daily secret began, as a keyed hash that is removed when its day is over; whether it counts for the
-- ranking; whether it looks as if the secret had been known.
ALTER TABLE daily ADD COLUMN place BLOB;
ALTER TABLE daily ADD COLUMN ranked INTEGER NOT NULL DEFAULT 1;
ALTER TABLE daily ADD COLUMN marked INTEGER NOT NULL DEFAULT 0;
CREATE INDEX daily_places ON daily (place, date, edition, language) WHERE place IS NOT NULL;

-- When seats were last seen, by any node: somebody whose stream is open on one node is not away on another.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- When a node last watched over the clocks, and how often clocks were set on because none had for a while.
CREATE TABLE pulse (
    name TEXT NOT NULL PRIMARY KEY,
    moment INTEGER NOT NULL,
    shifts INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX matches_running_at ON matches (table_id) WHERE finished IS NULL;
