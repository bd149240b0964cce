import { countByGroup, figureSource } from './figure-source.sql.ts';

/** Members who registered on a day, and how many of them have verified an address since. */
export const accountFigures = figureSource(
  { name: 'accounts', metrics: ['registrations', 'verified'], settles: 28 },
  countByGroup(
    'account_figures',
    `select 'registrations' as metric, id as member_id, 1 as value from account
   where created_at >= :from::timestamptz and created_at < :before::timestamptz
   union all
   select 'verified', id, 1 from account
   where created_at >= :from::timestamptz and created_at < :before::timestamptz and verified_at is not null`,
  ),
);
