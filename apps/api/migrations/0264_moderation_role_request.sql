-- Changes of staff roles that one administrator asks for and another one confirms. `roles` replaces `roles_before`.
create table staff_role_request (
  id bigint generated always as identity primary key,
  member_id bigint not null references account (id) on delete cascade,
  roles_before text[] not null,
  roles text[] not null,
  reason text not null,
  asked_by bigint not null references account (id),
  asked_at timestamptz not null default now(),
  state text not null default 'open',
  decided_by bigint references account (id),
  decided_at timestamptz,
  detail text,
  constraint staff_role_request_state check (state in ('open', 'done', 'refused')),
  constraint staff_role_request_decided check ((state = 'open') = (decided_by is null)),
  constraint staff_role_request_second_person check (state <> 'done' or decided_by not in (asked_by, member_id))
);
create unique index staff_role_request_open on staff_role_request (member_id) where state = 'open';
create index staff_role_request_member on staff_role_request (member_id);
create index staff_role_request_asked on staff_role_request (asked_by);
create index staff_role_request_decided_by on staff_role_request (decided_by);
