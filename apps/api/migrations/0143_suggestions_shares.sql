-- Calls for suggestions of a member on one UTC day. What was suggested is kept nowhere.
create table suggestion_share (
  member_id bigint not null references account on delete cascade,
  day date not null,
  used int not null,
  primary key (member_id, day)
);
create index suggestion_share_day on suggestion_share (day);
