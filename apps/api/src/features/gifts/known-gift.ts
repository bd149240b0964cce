import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { balanceAfter, earnerFor, planKnownSpending } from '../ledger/public.ts';
import type { KnownGiftRow } from './known-gift.sql.ts';
import { expectedCents, giftTransferKey, type GiftOrder, type GiftSender } from './pay-gift.ts';

/**
 * Plans the payment of a gift from what was read before, for the statement that sends it if nothing of that has
 * changed. Returns null for a free gift and for any that is not paid so simply: `payGift` decides about it.
 */
export function planKnownGift(known: KnownGiftRow, sender: GiftSender, order: GiftOrder, limits: Limits) {
  const { price, wallets, is_partner } = known;
  const mayBeFree = entitlementsOf(sender, limits).gifts_free_per_day > 0;
  if (wallets === null || mayBeFree || price === 0 || expectedCents(order.expected) !== price) return null;
  const spending = planKnownSpending({
    wallets,
    member_id: sender.id,
    price,
    ...(is_partner ? { earner: earnerFor(order.receiver, limits) } : {}),
  });
  if (spending === null) return null;
  const transfer_key = giftTransferKey(sender.id, order.client_id);
  return { spending: { ...spending, transfer_key }, balance: balanceAfter(wallets, price) };
}
