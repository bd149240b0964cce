-- What operators switch: feature flags, stops of services, maintenance. No row is the normal state.
create table switch_state (
  name text primary key,
  is_on boolean not null,
  audience text not null default 'all',
  percent smallint not null default 100,
  -- Roles, ids of members or country codes, as the audience says.
  audience_values text[] not null default '{}',
  -- Of maintenance: [{"language", "text"}].
  texts jsonb not null default '[]',
  -- When the normal state is back; of maintenance what is announced.
  until timestamptz,
  reason text not null,
  changed_by bigint references account on delete set null,
  changed_at timestamptz not null default clock_timestamp(),
  constraint switch_state_audience check (audience in ('all', 'percent', 'roles', 'members', 'countries')),
  constraint switch_state_percent check (percent between 0 and 100),
  constraint switch_state_reason check (char_length(reason) between 5 and 500)
);
