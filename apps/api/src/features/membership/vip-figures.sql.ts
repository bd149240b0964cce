import { countByGroup, figureSource } from '../accounts/public.ts';

/** Members with VIP at the end of a day, and packs that began on it. */
export const vipFigures = figureSource(
  { name: 'membership', metrics: ['vip_members', 'vip_packs'], settles: 7 },
  countByGroup(
    'vip_figures',
    `select distinct 'vip_members' as metric, member_id, 1 as value from vip_grant
   where taken_back_at is null and created_at < :before::timestamptz
     and daterange(vip_from, vip_until, '[)') @> (:from::timestamptz at time zone 'UTC')::date
   union all
   select 'vip_packs', member_id, count(*) from vip_grant
   where created_at >= :from::timestamptz and created_at < :before::timestamptz group by member_id`,
  ),
);
