-- Who opened whose profile: one row per pair, at most once a day. A visit of another day is a new one and takes a new number.
create sequence member_visit_no;
create table member_visit (
  no bigint not null default nextval('member_visit_no') unique,
  visitor_id bigint not null references account on delete cascade,
  visited_id bigint not null references account on delete cascade,
  day date not null,
  primary key (visitor_id, visited_id),
  constraint member_visit_not_self check (visitor_id <> visited_id)
);
create index member_visit_of_member on member_visit (visited_id, no desc);
