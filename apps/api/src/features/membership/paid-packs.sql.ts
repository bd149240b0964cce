import { paidItem } from '../ledger/public.ts';

/**
 * Packs bought from the balance. Free packs and packs paid in money move no wallet; a grant does not store its price.
 */
export const packsFromBalance = paidItem({
  name: 'pack from the balance',
  cause: 'vip_grant',
  items: "select cause as item, 'vip' as kind, null::bigint as gold from vip_grant where cause like 'upgrade:%'",
  item: 't.key',
});

/** Packs of orders paid in money, for the proof of those orders. */
export const orderGrants =
  "select substr(cause, length('order:') + 1) as public_id, month from vip_grant where cause like 'order:%'";
