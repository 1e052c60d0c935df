-- A link moves the seat of whoever made it, and nobody else's.
ALTER TABLE links ADD COLUMN holder BYTEA;
