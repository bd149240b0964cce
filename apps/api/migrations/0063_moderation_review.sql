-- Who of the members works here, as what. Granted by the operator's command, never by a call.
create table staff_role (
  member_id bigint not null references account on delete cascade,
  role text not null,
  granted_at timestamptz not null default now(),
  primary key (member_id, role),
  constraint staff_role_known check (role in ('support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'))
);

-- Every look at private things and every decision of the staff. Only ever added to.
create table staff_act (
  id bigint generated always as identity primary key,
  staff_id bigint not null references account,
  act text not null,
  subject text not null,
  subject_ids bigint[] not null,
  detail text not null default '',
  at timestamptz not null default now()
);
create index staff_act_staff on staff_act (staff_id, id desc);
create rule staff_act_keeps as on update to staff_act do instead nothing;
create rule staff_act_stays as on delete to staff_act do instead nothing;

-- What members report. Said again about the same thing it replaces what was said before.
create table complaint (
  id bigint generated always as identity primary key,
  member_id bigint references account on delete set null,
  report_type text not null,
  report_id bigint not null,
  content text not null,
  created_at timestamptz not null default now(),
  constraint complaint_type check (report_type in ('feed', 'user', 'message', 'translation', 'contact', 'photo', 'gift', 'call')),
  constraint complaint_once unique (member_id, report_type, report_id)
);
create index complaint_subject on complaint (report_type, report_id);
