import { paidThings } from '../ledger/public.ts';

/** Gifts that were paid for; free VIP gifts have no transfer. */
export const sentGifts = paidThings({
  name: 'gift',
  cause: 'gift_sent',
  things: "select id::text as thing, 'gift' as kind, paid as gold from gift_sent where paid > 0",
  thing: 't.cause_id::text',
});
