-- The people of a member's deck of one day, in their order. A new day takes the place of the old.
create table encounter_deck (
  member_id bigint primary key references account on delete cascade,
  day date not null,
  ids bigint[] not null
);

-- Whom a member passed; nobody else ever hears of it. The newest number is the one that can be taken back.
create sequence encounter_pass_no;
create table encounter_pass (
  member_id bigint not null references account on delete cascade,
  passed_id bigint not null references account on delete cascade,
  no bigint not null default nextval('encounter_pass_no'),
  passed_at timestamptz not null default now(),
  primary key (member_id, passed_id),
  constraint encounter_pass_not_self check (member_id <> passed_id)
);
create index encounter_pass_newest on encounter_pass (member_id, no desc);
create index encounter_pass_passed on encounter_pass (passed_id);
create index encounter_pass_age on encounter_pass (passed_at);
