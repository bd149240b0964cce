-- What is said in voice messages and videos, written down on request.
create table transcript (
  upload_id bigint primary key references upload on delete cascade,
  owner_id bigint not null references account on delete cascade,
  language text,
  content text not null,
  made_at timestamptz not null default now()
);
create index transcript_owner on transcript (owner_id);

-- Seconds that a member had transcribed on a day (UTC).
create table free_transcription_usage (
  member_id bigint not null references account on delete cascade,
  day date not null,
  used integer not null,
  primary key (member_id, day),
  constraint free_transcription_usage_used check (used >= 0)
);

-- Of a video with captions: the language that they are in.
alter table upload add column captions_language text;

-- A recording that is taken back takes its words along.
create function delete_transcript() returns trigger language plpgsql as $$
begin
  delete from transcript where upload_id = new.id;
  return null;
end $$;
create trigger delete_transcript after update of deleted_at on upload
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function delete_transcript();
