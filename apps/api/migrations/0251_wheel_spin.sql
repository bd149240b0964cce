-- One spin of the prize wheel per account and UTC day. `gold` in hundredths.
create table wheel_spin (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  prize smallint not null check (prize between 0 and 7),
  gold bigint not null check (gold >= 0),
  spun_at timestamptz not null default now(),
  constraint wheel_spin_once_a_day unique (member_id, day),
  constraint wheel_spin_gold check (gold = case prize when 2 then 1000 when 4 then 100 when 6 then 10000 else 0 end)
);
create index wheel_spin_day on wheel_spin (day);
create index wheel_spin_trips on wheel_spin (id) where prize = 0;
