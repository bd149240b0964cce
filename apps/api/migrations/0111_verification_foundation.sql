-- One row for each hand sign that was drawn: what came of it, and the picture as long as it is kept.
create table selfie_check (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  sign text not null,
  state text not null default 'open',
  drawn_at timestamptz not null default now(),
  open_until timestamptz not null,
  upload_id bigint references upload on delete set null,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  reason text,
  constraint selfie_check_state check (state in ('open', 'waiting', 'approved', 'refused')),
  constraint selfie_check_sent check ((state = 'open') = (sent_at is null)),
  constraint selfie_check_decided check ((state in ('approved', 'refused')) = (decided_at is not null)),
  constraint selfie_check_reason check ((state = 'refused') = (reason is not null))
);
create index selfie_check_member on selfie_check (member_id, id desc);
-- One sign at a time, and one picture that waits.
create unique index selfie_check_open on selfie_check (member_id) where state = 'open';
create unique index selfie_check_waiting on selfie_check (member_id) where state = 'waiting';
create index selfie_check_queue on selfie_check (sent_at, id) where state = 'waiting';
