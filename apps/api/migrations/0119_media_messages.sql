-- A file of a message is for its owner and this member alone. No reference: when the member's account is gone, the file must
-- not become everybody's.
alter table upload add column sent_to bigint;

alter table upload drop column locked;
alter table upload
  add column locked boolean not null generated always as (price is not null or review = 'removed' or deleted_at is not null or folder is not distinct from 'private' or sent_to is not null) stored,
  add constraint upload_sent_not_album check (sent_to is null or folder is null or folder = 'secret');
