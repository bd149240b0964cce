-- Members who do not show on their profile what they were given. No row: it is shown.
create table gift_shelf (
  member_id bigint primary key references account on delete cascade,
  is_hidden boolean not null
);
