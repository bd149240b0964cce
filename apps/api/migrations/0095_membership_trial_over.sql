-- Trials whose end was told: once.
alter table vip_grant add column over_told_at timestamptz;
create index vip_grant_trial_over on vip_grant (vip_until) where month = 0.25 and over_told_at is null and taken_back_at is null;
