-- A post that is reported for an urgent reason is hidden from everybody but its author until staff decide, once.
alter table post add column held_at timestamptz, add column cleared_at timestamptz;
create index post_held on post (id) where held_at is not null;
-- A new column has no statistics, and PostgreSQL would read the whole table for the few posts that are held.
analyze post (held_at);
