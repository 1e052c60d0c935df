-- The token that had a seat before a link moved it: whoever still has that one is told where the seat is.
ALTER TABLE seats ADD COLUMN former BLOB;
