-- Since when the identity is verified by a selfie; apart from `verified_at`, which is about the address.
alter table account add column identified_at timestamptz;

create or replace view active_account as
  select id, name, language, channel, created_at,
         verified_at is not null as is_verified,
         is_free or coalesce(vip_until >= current_date, false) as is_vip,
         case when is_free or vip_until >= current_date then vip_until end as vip_until,
         identified_at is not null as is_identified
  from account where status = 'active';
