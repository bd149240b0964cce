-- Friends and blocks are listed: newest first, friends kept on top before all others.
alter table tie
  add column id bigint generated always as identity,
  add column is_top boolean not null default false,
  add constraint tie_top check (kind = 'friend' or not is_top);
create index tie_listed on tie (member_id, kind, is_top desc, id desc);
