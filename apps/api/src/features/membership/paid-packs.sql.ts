import { paidThings } from '../ledger/public.ts';

/**
 * Packs that were bought from the balance. What was free or paid in money moves no wallet; a grant does not keep its
 * price.
 */
export const packsFromBalance = paidThings({
  name: 'pack from the balance',
  cause: 'vip_grant',
  things: "select cause as thing, 'vip' as kind, null::bigint as gold from vip_grant where cause like 'upgrade:%'",
  thing: 't.key',
});

/** Packs that orders in money have brought, for the proof of those orders. */
export const orderGrants =
  "select substr(cause, length('order:') + 1) as public_id, month from vip_grant where cause like 'order:%'";
