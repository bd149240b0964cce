import type {
  cancelPayout as cancelEndpoint,
  Payout,
  withdraw as endpoint,
} from '@peonia/contract/payouts/cash-out.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { returnEarned } from '../../ledger/public.ts';
import { formatMoney } from '../../payments/public.ts';
import type { PayoutContext } from '../payout-context.ts';
import { notifyPartner } from './notify-partner.ts';
import { refusalOf } from './payout-block.ts';
import { presentPayout } from './present-payout.ts';
import { requestPayout } from './request-payout.ts';
import { endPayout, lockPayout, payoutById } from './request.sql.ts';

/** Requests a payout for the caller; throws the reason if there is none. */
export async function withdraw(call: Call<typeof endpoint>, context: PayoutContext): Promise<{ payout_id: number }> {
  const { caller, body, language } = call;
  const wish = {
    member_id: caller.id,
    gold: centsFromGold(body.gold),
    is_auto: false,
    expected: Math.round(body.expected * 100),
  };
  const outcome = await requestPayout(call, wish, context);
  if ('payout' in outcome) {
    call.afterCommit(context.nudge);
    return { payout_id: outcome.payout.id };
  }
  if (outcome.block === 'changed') throw refuse('payout_rate_changed');
  if (outcome.block === 'maximum')
    throw refuse('payout_above_maximum', {
      amount: formatMoney(context.limits.payout_daily_usd * 100, 'USD', language),
    });
  throw refusalOf(outcome.block, { language, limits: context.limits, method: outcome.method });
}

/** The reply to a request, also when it is repeated. */
export async function readWithdrawal(
  { db, caller }: Call<typeof endpoint>,
  { payout_id }: { readonly payout_id: number },
  { seal }: PayoutContext,
): Promise<ReplyOf<typeof endpoint>> {
  const payout = await payoutById.first(db, { id: payout_id });
  if (payout?.member_id !== caller.id) throw refuse('not_found');
  return { action: 'cash-out-success', payout: presentPayout(payout, seal) };
}

/** Takes the caller's request back before it is approved. The same again changes nothing. */
export async function cancelPayout(call: Call<typeof cancelEndpoint>, { seal, nudge }: PayoutContext): Promise<Payout> {
  const { db, caller, params } = call;
  const payout = await lockPayout.first(db, { id: params.id });
  if (payout?.member_id !== caller.id) throw refuse('not_found');
  if (payout.state === 'cancelled') return presentPayout(payout, seal);
  if (payout.state !== 'requested') throw refuse('payout_moved');
  const ended = await endPayout.one(db, { id: payout.id, state: 'cancelled', staff_id: null, reason: null });
  await returnEarned(db, payout, 'waiting');
  await notifyPartner(call, ended, seal);
  call.afterCommit(nudge);
  return presentPayout(ended, seal);
}
