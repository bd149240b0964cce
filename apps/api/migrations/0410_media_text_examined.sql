-- When a picture was looked at for text; null where it was not, or no reader is installed.
alter table upload add column text_examined_at timestamptz;
