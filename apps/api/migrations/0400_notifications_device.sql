-- Devices of the mobile app and their address at the push service of their system. One for each session.
create table push_device (
  session_id bigint primary key references session on delete cascade,
  member_id bigint not null references account on delete cascade,
  platform text not null,
  token text not null,
  created_at timestamptz not null default now(),
  constraint push_device_token unique (token),
  constraint push_device_platform check (platform in ('android', 'ios'))
);
create index push_device_member on push_device (member_id);

-- Pushes without a name: a lock screen shows only that there is something.
alter table notification_setting add column is_discreet boolean not null default false;
