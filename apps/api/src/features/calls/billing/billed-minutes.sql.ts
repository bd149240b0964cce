import { paidItem } from '../../ledger/public.ts';

/**
 * Billed minutes of calls. Free VIP minutes have no transfer. The rows outlive their call, so deleting an account
 * removes none.
 */
export const billedMinutes = paidItem({
  name: 'call minute',
  cause: 'call',
  items: "select call_id || ':' || minute as item, 'call' as kind, gold from call_minute where gold > 0",
  item: "substr(t.key, length('call:') + 1)",
});
