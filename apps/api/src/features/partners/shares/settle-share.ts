import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { isPartner, isSamePerson } from '../../accounts/public.ts';
import { creditShare, takeBackShare } from '../../ledger/public.ts';
import { isInstrumentOf, orderCash, usdAtListPrice } from '../../payments/public.ts';
import { shareOfCash } from './share-of-cash.ts';
import { lockShare, openShare, referrerOf, saveShare, type Exclusion, type ShareRow } from './share.sql.ts';

/**
 * Brings the share of an order to what its payment is now: credits what is missing, takes back what is too much. The
 * order of its events does not matter, and the same again changes nothing. Source: decisions "Partner earnings".
 */
export async function settleShare(db: Db, order_id: number, limits: Limits): Promise<void> {
  const share = (await lockShare.first(db, { order_id })) ?? (await open(db, order_id, limits));
  if (share === undefined) return;
  // Read after the lock: a later event sees at least this.
  const order = await orderCash.one(db, { order_id });
  // The list of the purchase: later lists change no share of it.
  const list = { usd: order.list_usd_cents, rmb: order.list_rmb_cents };
  const cash = usdAtListPrice(order.cash, order.currency, list);
  const excluded = share.excluded ?? (await exclusionOf(db, share));
  const whole = excluded === null ? shareOfCash(cash, share.basis_points, list.usd) : 0;
  // While a payment is under review, nothing is added.
  const amount = order.is_held ? Math.min(whole, share.amount) : whole;
  if (amount === share.amount && cash === share.cash && excluded === share.excluded) return;
  const moves = share.moves + (amount === share.amount ? 0 : 1);
  const cause = order.is_disputed ? 'chargeback' : 'refund';
  const taken_for = cash < share.cash ? cause : null;
  await move(db, share, amount, { moves, held_days: limits.earning_held_days, taken_for });
  await saveShare.run(db, { order_id, cash, amount, moves, excluded });
}

async function open(db: Db, order_id: number, limits: Limits): Promise<ShareRow | undefined> {
  const order = await orderCash.first(db, { order_id });
  if (order === undefined || order.cash === 0) return undefined;
  const referrer = await referrerOf.first(db, { member_id: order.account_id });
  if (referrer === undefined || !(await isPartner(db, referrer.partner_id))) return undefined;
  await openShare.run(db, {
    order_id,
    member_id: order.account_id,
    ordered_at: order.created_at,
    months: limits.referral_months,
    basis_points: limits.referral_share_basis_points,
  });
  return lockShare.first(db, { order_id });
}

/** A payment from a device, an address or an instrument of the partner does not count. */
async function exclusionOf(db: Db, { order_id, member_id, partner_id }: ShareRow): Promise<Exclusion | null> {
  if ((await isInstrumentOf.one(db, { order_id, account_id: partner_id })).same) return 'same_instrument';
  if (member_id === null) return null;
  return (await isSamePerson.one(db, { id: member_id, other_id: partner_id })).same ? 'same_person' : null;
}

interface Move {
  readonly moves: number;
  readonly held_days: number;
  /** Null where the share was not credited rightly. */
  readonly taken_for: 'refund' | 'chargeback' | null;
}

async function move(db: Db, share: ShareRow, amount: number, { moves, held_days, taken_for }: Move): Promise<void> {
  const { order_id, partner_id, member_id } = share;
  const books = {
    key: `referral:${order_id}:${moves}`,
    cause: 'referral',
    cause_id: order_id,
    member_id: partner_id,
  };
  const other = member_id === null ? {} : { other_id: member_id };
  if (amount > share.amount) await creditShare(db, { ...books, ...other, amount: amount - share.amount, held_days });
  else if (amount < share.amount) await takeBackShare(db, { ...books, amount: share.amount - amount, taken_for });
}
