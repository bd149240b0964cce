import type { PayoutBlock } from '@peonia/contract/payouts/cash-out.ts';
import type { GoldCents } from '@peonia/core/money.ts';
import { payoutAmount } from '@peonia/core/payout-amount.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { holdEarned } from '../../ledger/public.ts';
import type { PayoutContext } from '../payout-context.ts';
import { fixRate } from '../rate/fix-rate.ts';
import { notifyPartner } from './notify-partner.ts';
import { readPayoutBlock, type PayoutBlockState } from './payout-block.ts';
import { insertPayout, type PayoutRequest } from './request.sql.ts';

interface PayoutWish {
  readonly member_id: number;
  readonly gold: GoldCents;
  readonly is_auto: boolean;
}

type RequestOutcome =
  | { readonly payout: PayoutRequest }
  | { readonly block: PayoutBlock | 'maximum' | 'changed'; readonly method: PayoutBlockState['method'] };

/**
 * Requests a payout: freezes rate, amount and account, and moves the gold to the payout account. `expected` is the
 * amount in hundredths of USD that the member agreed to; null takes the rate as it is. Returns why not instead, without
 * a change. Throws `payout_short` if the earnings do not suffice.
 */
export async function requestPayout(
  call: EventTransaction,
  { member_id, gold, is_auto, expected }: PayoutWish & { readonly expected: number | null },
  { limits, taxCountries, seal }: PayoutContext,
): Promise<RequestOutcome> {
  const { db } = call;
  const { block, method } = await readPayoutBlock(db, member_id, { limits, taxCountries });
  if (block !== null) return { block, method };
  if (method === null) return { block: 'method', method };
  const { week, rate } = await fixRate(db, limits);
  const amount = payoutAmount(gold, rate);
  if (expected !== null && expected !== amount) return { block: 'changed', method };
  if (amount < limits.payout_min_usd * 100) return { block: 'minimum', method };
  if (amount > limits.payout_daily_usd * 100) return { block: 'maximum', method };
  const { sealed } = method;
  const payout = await insertPayout.first(db, { member_id, gold, amount, rate, week, sealed, is_auto });
  if (payout === undefined) return { block: 'open', method };
  await holdEarned(db, payout);
  await notifyPartner(call, payout, seal);
  return { payout };
}
