-- The member's own greeting; null is the default one.
alter table account add column hi_content text, add column hi_photo text;
