import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold, type GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { earnerOf, goldPriceChanged, spendGold } from '../ledger/public.ts';
import { takeGift } from './gift.sql.ts';

export interface GiftOrder {
  readonly gift_id: number;
  readonly receiver: number;
  readonly client_id: string;
  /** Price in gold that the member was shown; 0 for a free VIP gift. */
  readonly expected: number;
}

export type GiftSender = Pick<Caller, 'id' | 'vip' | 'verified'>;

/** One payment for a client id of a sender. */
export const giftTransferKey = (senderId: number, clientId: string): string => `gift:${senderId}:${clientId}`;

/**
 * Takes a gift from the catalogue in the caller's transaction: free while VIP gifts are left, else for gold. Returns
 * null if the client id was already used: nothing was charged. Throws `price_changed` if the price differs from the one
 * shown.
 */
export async function payGift(
  db: Db,
  sender: GiftSender,
  request: GiftOrder,
  limits: Limits,
): Promise<{ id: number; paid: GoldCents } | null> {
  const [gift, earner] = await Promise.all([
    takeGift.first(db, {
      sender_id: sender.id,
      receiver_id: request.receiver,
      gift_id: request.gift_id,
      client_id: request.client_id,
      most: entitlementsOf(sender, limits).gifts_free_per_day,
    }),
    earnerOf(db, request.receiver, limits),
  ]);
  if (gift === undefined) throw refuse('gift_unknown');
  const { id } = gift;
  const paid = gift.is_free ? 0 : gift.price;
  if (expectedCents(request.expected) !== paid) throw goldPriceChanged(paid);
  if (id === null) return null;
  if (paid > 0) {
    const order = {
      key: giftTransferKey(sender.id, request.client_id),
      kind: 'gift',
      cause: 'gift_sent',
      cause_id: id,
      other_id: request.receiver,
    } as const;
    await spendGold(db, { ...order, member_id: sender.id, price: paid, ...(earner === null ? {} : { earner }) });
  }
  return { id, paid };
}

/** Returns null for amounts finer than a hundredth, which no price has. */
export function expectedCents(expected: number): number | null {
  try {
    return centsFromGold(expected);
  } catch {
    return null;
  }
}
