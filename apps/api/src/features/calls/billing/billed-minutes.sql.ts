import { paidThings } from '../../ledger/public.ts';

/**
 * Minutes of calls that were paid for; those of the VIP share move nothing. They outlive the call, so no erasure takes
 * one.
 */
export const billedMinutes = paidThings({
  name: 'call minute',
  cause: 'call',
  things: "select call_id || ':' || minute as thing, 'call' as kind, gold from call_minute where gold > 0",
  thing: "substr(t.key, length('call:') + 1)",
});
