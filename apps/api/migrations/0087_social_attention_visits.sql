-- A visit counts as well, though less than a like.
create or replace view member_attention as
  select liked_id as member_id, created_at as at, 3 as weight from member_like
  union all
  select visited_id, day::timestamptz, 1 from member_visit;
create index member_visit_day on member_visit using brin (day);
