-- Decisions about files that can still be taken back, with how the file and the profile were before.
create table review_decision (
  upload_id bigint primary key references upload (id) on delete cascade,
  owner_id bigint not null references account (id) on delete cascade,
  staff_id bigint not null references account (id) on delete cascade,
  removed_for text,
  before jsonb not null,
  decided_at timestamptz not null default now()
);
create index review_decision_due on review_decision (decided_at);
