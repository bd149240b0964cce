-- Kept for the staff until then, whatever its owner does: a selfie, or what was reported. The sweep leaves it that long.
alter table upload add column held_until timestamptz;
