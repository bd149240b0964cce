-- A file that only posts for friends show has no address that lasts, nor one of a post whose author keeps to friends.
alter table upload
  add column is_posted boolean not null default false,
  add column for_friends boolean not null default false;

update upload u set is_posted = true, for_friends = u.folder is null and u.price is null
  and not exists (select 1 from post_upload s join post p on p.id = s.post_id where s.upload_id = u.id and p.audience <> 'friends')
where exists (select 1 from post_upload s where s.upload_id = u.id);
