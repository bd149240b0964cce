import { statement } from '../../../platform/db/statement.ts';

/** Adds counted openings to the day that is now; unknown codes and those of deleted partners are left out. */
export const saveClicks = statement<{ pids: string[]; countries: string[]; counts: number[] }>(
  'save_partner_clicks',
  `insert into partner_click (pid, day, country, clicks)
   select l.pid, (now() at time zone 'UTC')::date, g.country, g.clicks
   from unnest(:pids::text[], :countries::text[], :counts::int[]) as g(pid, country, clicks)
     join partner_link l on l.pid = g.pid and l.member_id is not null
   order by l.pid, g.country
   on conflict (pid, day, country) do update set clicks = partner_click.clicks + excluded.clicks`,
);

/** Days that no figure shows any more. */
export const purgeClicks = statement<{ days: number; most: number }>(
  'purge_partner_clicks',
  `delete from partner_click where (pid, day, country) in (
     select pid, day, country from partner_click
     where day < (now() at time zone 'UTC')::date - :days::int limit :most::int)`,
);

export const eraseClicks = statement<{ member_id: number }>(
  'erase_partner_clicks',
  'delete from partner_click where pid in (select pid from partner_link where member_id = :member_id)',
);
