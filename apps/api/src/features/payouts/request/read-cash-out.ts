import type { CashOut, getCashOut as endpoint, setAutoWithdraw } from '@peonia/contract/payouts/cash-out.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { payoutAmount } from '@peonia/core/payout-amount.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isPartner } from '../../accounts/public.ts';
import { earningSums, readEarned } from '../../ledger/public.ts';
import { autoOf, saveAuto } from '../auto/auto.sql.ts';
import { presentMethod } from '../method/own-method.ts';
import type { PayoutContext } from '../payout-context.ts';
import { fixRate } from '../rate/fix-rate.ts';
import { readPayoutBlock } from './payout-block.ts';
import { presentPayout } from './present-payout.ts';
import { payoutsOf } from './request.sql.ts';

/** What the caller can cash out and what became of earlier requests. `max_id` -1 ends the history. */
export async function readCashOut(
  { db, caller, query }: Call<typeof endpoint>,
  context: PayoutContext,
): Promise<CashOut> {
  const { limits, seal } = context;
  const member_id = caller.id;
  const [{ rate, until }, { free, owed }, { pending }, { block, method }, auto, rows] = [
    await fixRate(db, limits),
    await readEarned(db, member_id),
    await earningSums.one(db, { member_id }),
    await readPayoutBlock(db, member_id, context),
    await autoOf.first(db, { member_id }),
    await payoutsOf.all(db, {
      member_id,
      before: query.max_id === -1 ? 0 : (query.max_id ?? Number.MAX_SAFE_INTEGER),
      most: limits.payout_page + 1,
    }),
  ];
  const amount = payoutAmount(free, rate);
  const { shown, max_id } = cutPage(rows, limits.payout_page);
  return {
    gold: goldFromCents(free),
    amount: amount / 100,
    pending: goldFromCents(pending),
    owed: goldFromCents(owed),
    rate: rate / 10_000,
    rate_until: until.toISOString(),
    minimum: limits.payout_min_usd,
    maximum: limits.payout_daily_usd,
    days_min: limits.payout_days_min,
    days_max: limits.payout_days_max,
    method: presentMethod(method, seal),
    blocked: block ?? (isBelowMinimum(amount, limits) ? 'minimum' : null),
    auto: {
      on: auto?.is_on ?? false,
      skipped: auto?.skipped ?? null,
      skipped_at: auto?.skipped_at?.toISOString() ?? null,
    },
    items: shown.map((row) => presentPayout(row, seal)),
    max_id,
  };
}

/** Turns the weekly cash-out on or off. */
export async function saveAutoWithdraw({ db, caller, body }: Call<typeof setAutoWithdraw>): Promise<{ on: boolean }> {
  if (body.on && !(await isPartner(db, caller.id))) throw refuse('partner_needed');
  await saveAuto.run(db, { member_id: caller.id, is_on: body.on });
  return { on: body.on };
}

function isBelowMinimum(amount: number, { payout_min_usd }: Pick<Limits, 'payout_min_usd'>): boolean {
  return amount < payout_min_usd * 100;
}
