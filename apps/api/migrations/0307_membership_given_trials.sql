-- without transaction
create index concurrently vip_grant_given_trial on vip_grant (paid_by, id desc) where month = 0.25 and cause like 'present:%';
