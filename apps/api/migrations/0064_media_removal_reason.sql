-- Why staff removed a file: its owner reads it in the album.
alter table upload
  add column removed_for text,
  add constraint upload_removed_for check (removed_for is null or review = 'removed');
