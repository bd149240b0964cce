-- Whether others are told what the member has read and that they are typing: both or neither.
alter table privacy_setting add column shows_reading boolean not null default true;
