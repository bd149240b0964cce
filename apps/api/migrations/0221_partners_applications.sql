-- Applications to the partner programme; staff decide them.
create table partner_application (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  about text not null,
  -- Which terms the member accepted.
  terms text not null,
  applied_at timestamptz not null default now(),
  state text not null default 'open' constraint partner_application_state check (state in ('open', 'approved', 'refused')),
  decided_by bigint,
  decided_at timestamptz,
  reason text,
  constraint partner_application_decided check ((state = 'open') = (decided_by is null))
);
create unique index partner_application_open on partner_application (member_id) where state = 'open';
create index partner_application_member on partner_application (member_id, id desc);
