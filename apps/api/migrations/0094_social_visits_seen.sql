-- How far a member has seen who came to their profile: what is newer is told by mail where they wish so.
create table member_visit_seen (
  member_id bigint primary key references account on delete cascade,
  no bigint not null
);
