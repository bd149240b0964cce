-- A complaint is a case: what was reported stays as it was, somebody of the staff takes it, decides, and one appeal goes to another one.
alter table complaint
  drop constraint complaint_once,
  drop constraint complaint_type,
  add column accused_id bigint references account on delete set null,
  add column accused_name text not null default '',
  -- The thing as it was when it was reported first; files are held in the media store.
  add column evidence jsonb not null default '{"words": null, "at": null, "before": [], "facts": []}',
  add column upload_ids bigint[] not null default '{}',
  add column is_urgent boolean not null default false,
  add column state text not null default 'open',
  add column taken_by bigint references account on delete set null,
  add column taken_at timestamptz,
  add column decided_by bigint references account on delete set null,
  add column decided_at timestamptz,
  add column reason text,
  add column act text,
  add column until timestamptz,
  add column appeal text not null default 'none',
  add column appealed_by bigint references account on delete set null,
  -- Who had decided what is appealed.
  add column appealed_against bigint references account on delete set null,
  add column appeal_content text,
  add column appealed_at timestamptz,
  add column appeal_decided_by bigint references account on delete set null,
  add column appeal_decided_at timestamptz,
  add constraint complaint_type check (report_type in ('feed', 'user', 'message', 'translation', 'contact', 'photo', 'gift', 'call', 'question')),
  add constraint complaint_state check (state in ('open', 'upheld', 'dismissed')),
  add constraint complaint_act check (act in ('none', 'remove', 'warn', 'suspend', 'ban')),
  add constraint complaint_appeal check (appeal in ('none', 'waiting', 'granted', 'refused')),
  -- An appeal is decided by somebody else than the decision.
  add constraint complaint_second_person check (appeal_decided_by <> appealed_against);
-- Said again while it is open it is one complaint; what was decided stays, and the next one is a new case.
create unique index complaint_open_once on complaint (member_id, report_type, report_id) where state = 'open';
create index complaint_queue on complaint (is_urgent desc, id) where state = 'open';
create index complaint_appeals on complaint (id) where appeal = 'waiting';
create index complaint_decided on complaint (id desc) where state <> 'open';
create index complaint_member on complaint (member_id, id desc);
create index complaint_accused on complaint (accused_id, id desc);

-- What followed for a member. A suspension ends by the clock or by an appeal, a ban by an appeal alone.
create table sanction (
  id bigint generated always as identity primary key,
  member_id bigint not null references account on delete cascade,
  kind text not null,
  complaint_id bigint references complaint on delete set null,
  staff_id bigint references account on delete set null,
  begun_at timestamptz not null default now(),
  until timestamptz,
  ended_at timestamptz,
  constraint sanction_kind check (kind in ('warn', 'suspend', 'ban')),
  constraint sanction_until check ((kind = 'suspend') = (until is not null))
);
create index sanction_member on sanction (member_id, id desc);
create index sanction_due on sanction (until) where kind = 'suspend' and ended_at is null;
create index staff_act_subject on staff_act using gin (subject_ids);
