import { paidThings } from '../../ledger/public.ts';

/**
 * Billed minutes of calls. Free VIP minutes have no transfer. The rows outlive their call, so deleting an account
 * removes none.
 */
export const billedMinutes = paidThings({
  name: 'call minute',
  cause: 'call',
  things: "select call_id || ':' || minute as thing, 'call' as kind, gold from call_minute where gold > 0",
  thing: "substr(t.key, length('call:') + 1)",
});
