-- A message that came by mail, and how many of its attachments were not taken.
alter table support_message
  add column by_mail boolean not null default false,
  add column left_out smallint not null default 0;
