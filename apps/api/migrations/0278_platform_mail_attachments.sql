-- Files of a mail of the debug outbox: `[{ "name", "type", "content" }]`, the content as base64.
alter table mail_outbox add column attachments jsonb not null default '[]';
