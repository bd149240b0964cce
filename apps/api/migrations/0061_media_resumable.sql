-- Uploads that can be gone on with after a dropped connection (tus 1.0). What has arrived lies in the blob store in parts, so that
-- any process may take the next one; the row says how much of it counts.
create table upload_resumable (
  token text primary key,
  owner_id bigint not null references account on delete cascade,
  length bigint not null,
  arrived bigint not null default 0,
  parts int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Who writes at the moment, and until when nobody else may; renewed while bytes arrive.
  writer text,
  writer_until timestamptz,
  -- What it has become.
  upload_id bigint references upload on delete set null,
  constraint upload_resumable_length check (length > 0 and arrived between 0 and length)
);
create index upload_resumable_expires on upload_resumable (expires_at);
create index upload_resumable_owner on upload_resumable (owner_id);
