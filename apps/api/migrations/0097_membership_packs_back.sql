-- Days that were taken back with a pack, so that a dispute which is won gives back exactly these.
alter table vip_grant add column days_taken_back int;
update vip_grant set days_taken_back = 0 where taken_back_at is not null;
alter table vip_grant add constraint vip_grant_taken_back check ((taken_back_at is null) = (days_taken_back is null));
