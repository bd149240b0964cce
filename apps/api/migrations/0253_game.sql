-- The phrase game: one open session per member, and the best score of each member per period.
create table game_session (
  event text primary key check (event ~ '^[0-9a-f]{32}$'),
  member_id bigint not null references account on delete cascade,
  level smallint not null check (level between 1 and 13),
  is_timed boolean not null,
  opened_at timestamptz not null,
  score integer check (score >= 0),
  finished_at timestamptz,
  constraint game_session_finished_with_score check ((score is null) = (finished_at is null))
);
create unique index game_session_open on game_session (member_id) where finished_at is null;
create index game_session_member on game_session (member_id, finished_at);
create index game_session_opened on game_session (opened_at);

create table game_best (
  period text not null check (period in ('day', 'week', 'all')),
  -- First UTC day of the period; 2000-01-01 for all time.
  starts_on date not null,
  member_id bigint not null references account on delete cascade,
  score integer not null check (score > 0),
  reached_at timestamptz not null default now(),
  primary key (period, starts_on, member_id)
);
create index game_best_board on game_best (period, starts_on, score desc, reached_at, member_id);
create index game_best_member on game_best (member_id);

alter table privacy_setting add column lists_game boolean not null default true;
analyze privacy_setting;
