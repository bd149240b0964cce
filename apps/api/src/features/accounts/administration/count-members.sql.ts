import { statement } from '../../../platform/db/statement.ts';

export const countActiveMembers = statement<object, { count: number }>(
  'count_active_members',
  'select count(*) as count from active_account',
);

/** Active members with a session that was opened from one of the countries and has not ended. */
export const countMembersFrom = statement<{ countries: readonly string[] }, { count: number }>(
  'count_members_from_countries',
  `select count(distinct s.account_id) as count from session s join active_account a on a.id = s.account_id
   where s.refresh_until > now() and s.country = any(:countries::text[])`,
);

/** Those of the ids that are active members. */
export const activeMembersOf = statement<{ ids: readonly number[] }, { id: number }>(
  'active_members_of_ids',
  'select id from active_account where id = any(:ids::bigint[])',
);
