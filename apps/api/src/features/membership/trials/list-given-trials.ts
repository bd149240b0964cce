import type { listGivenTrials as endpoint } from '@peonia/contract/money/membership.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { givenTrials, presentsOfMonth } from './given-trial.sql.ts';

/** The trials that the caller gave as a partner; a former partner still reads them. `max_id` -1 ends the list. */
export async function listGivenTrials(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  const most = limits.trade_page;
  const { given } = await presentsOfMonth.one(db, { member_id: caller.id });
  // One more row than the page shows whether there is another page.
  const rows = await givenTrials.all(db, {
    member_id: caller.id,
    before: query.max_id === -1 ? 0 : (query.max_id ?? Number.MAX_SAFE_INTEGER),
    most: most + 1,
  });
  const { shown, max_id } = cutPage(rows, most);
  return {
    left: Math.max(0, limits.trial_presents_per_month - given),
    items: shown.map(({ id, user_id, name, created_at, vip_until, is_running }) => ({
      id,
      user: user_id === null || name === null ? null : { user_id, name },
      created_at: created_at.toISOString(),
      ends_on: vip_until,
      is_running,
    })),
    max_id,
  };
}
