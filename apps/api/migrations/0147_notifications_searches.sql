-- New people for a saved search: its owner has asked for them by saving it, so they are no offer and stand behind a switch of their own.
alter table notification_setting add column email_search boolean not null default true;
alter table notification_setting add column push_search boolean not null default true;
