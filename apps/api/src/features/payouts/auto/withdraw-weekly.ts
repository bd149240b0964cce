import type { PayoutBlock } from '@peonia/contract/payouts/cash-out.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents, type EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { readEarned } from '../../ledger/public.ts';
import type { PayoutContext } from '../payout-context.ts';
import { fixRate } from '../rate/fix-rate.ts';
import { requestPayout } from '../request/request-payout.ts';
import { autoMembers, noteAuto } from './auto.sql.ts';

const batch = 200;

interface WeeklyContext extends PayoutContext {
  readonly realtime: Realtime;
  readonly log: FastifyBaseLogger;
}

/**
 * Requests a payout of everything available for each member who has the weekly cash-out on, each in a transaction. Who
 * cannot be paid out is left out, with the reason for their page.
 */
export async function withdrawWeekly(database: Database, { realtime, log, ...context }: WeeklyContext): Promise<void> {
  for (let after = 0; ;) {
    const members = await autoMembers.all(database, { after, most: batch });
    for (const { member_id } of members)
      await transactionWithEvents({ database, realtime }, async (call) => {
        await noteAuto.run(call.db, { member_id, skipped: await withdrawAll(call, member_id, context) });
      }).catch((error: unknown) => log.error({ err: error }, 'a weekly cash-out failed'));
    after = members.at(-1)?.member_id ?? 0;
    if (members.length < batch) return;
  }
}

/** Returns why nothing was requested, or null. */
async function withdrawAll(
  call: EventTransaction,
  member_id: number,
  context: PayoutContext,
): Promise<PayoutBlock | null> {
  const { limits } = context;
  const { free } = await readEarned(call.db, member_id);
  const { rate } = await fixRate(call.db, limits);
  // No more than one payout may be: the rest waits for the next week.
  const most = Math.floor((limits.payout_daily_usd * 100 * 10_000) / rate);
  const gold = Math.min(free, most);
  const outcome = await requestPayout(
    call,
    { member_id, gold: Math.max(1, gold), is_auto: true, expected: null },
    context,
  );
  if ('payout' in outcome) return null;
  return outcome.block === 'changed' || outcome.block === 'maximum' ? 'minimum' : outcome.block;
}
