import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { listDeadLetters as endpoint } from '@peonia/contract/staff/dead-letters.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { countDeadLetters, listDeadLetters as list } from '../../../platform/outbox/dead-letter.sql.ts';
import { requireStaff } from '../staff-session/require-staff.ts';

/** Effects that failed too often, newest first. They show no content of a member, so a look is not logged. */
export async function listDeadLetters(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'dead_letters.retry', limits);
  const rows = await list.all(db, {
    topic: query.topic ?? null,
    before: query.max_id ?? null,
    most: limits.review_page + 1,
  });
  const { shown, max_id } = cutPage(rows, limits.review_page);
  return {
    items: shown.map(({ failure, created_at, failed_at, ...row }) => ({
      ...row,
      reason: failure,
      created_at: created_at.toISOString(),
      failed_at: failed_at.toISOString(),
    })),
    max_id,
    topics: await countDeadLetters.all(db, {}),
  };
}
