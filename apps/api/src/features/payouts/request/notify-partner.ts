import type { Happening } from '@peonia/contract/notifications/notifications.ts';
import type { PayoutState } from '@peonia/contract/payouts/cash-out.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { notify } from '../../notifications/public.ts';
import '../events.ts';
import type { MethodSeal } from '../method/method-seal.ts';
import { presentPayout } from './present-payout.ts';
import type { PayoutRequest } from './request.sql.ts';

/** What the partner did alone is no notification. */
const announced: Readonly<Partial<Record<PayoutState, Happening<'payclear'>>>> = {
  approved: 'payout_approved',
  paid: 'payout_paid',
  refused: 'payout_refused',
  failed: 'payout_failed',
};

/** Tells the partner that a payout is new or has moved: by event, by mail, and in the panel where staff acted. */
export async function notifyPartner(
  { db, emit }: EventTransaction,
  payout: PayoutRequest,
  seal: MethodSeal,
): Promise<void> {
  const { id, member_id, state, gold } = payout;
  emit(member_id, 'payout.changed', { payout: presentPayout(payout, seal) });
  await enqueue(db, 'payouts.moved', { payout_id: id, state });
  const what = announced[state];
  if (what === undefined) return;
  await notify(db, {
    member_id,
    type: 'payclear',
    what,
    person_id: null,
    subject: `payout:${id}`,
    facts: { amount: goldFromCents(gold) },
  });
}
