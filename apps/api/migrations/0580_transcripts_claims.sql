-- Recordings that a process transcribes now. A process that died loses its claim when the lease ends.
create table transcript_claim (
  upload_id bigint primary key references upload on delete cascade,
  holder uuid not null,
  leased_until timestamptz not null
);
