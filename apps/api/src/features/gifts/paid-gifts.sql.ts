import { paidItem } from '../ledger/public.ts';

/** Gifts that were paid for; free VIP gifts have no transfer. */
export const sentGifts = paidItem({
  name: 'gift',
  cause: 'gift_sent',
  items: "select id::text as item, 'gift' as kind, paid as gold from gift_sent where paid > 0",
  item: 't.cause_id::text',
});
