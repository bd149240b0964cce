-- A file that only posts for friends show has no address that lasts.
alter table upload add column for_friends boolean not null default false;

update upload u set for_friends = true
where u.folder is null and u.price is null
  and exists (select 1 from post_upload s join post p on p.id = s.post_id where s.upload_id = u.id and p.audience = 'friends')
  and not exists (select 1 from post_upload s join post p on p.id = s.post_id where s.upload_id = u.id and p.audience <> 'friends');
