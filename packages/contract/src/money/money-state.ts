import type { Account } from '../accounts/accounts.ts';
import type { EventData } from '../protocol/realtime.ts';

/** What `me` says of gold and VIP. */
export type Holdings = Pick<Account, 'balance' | 'vip' | 'vip_expired_at' | 'trialing'>;

/**
 * The member's gold and VIP after `balance.changed`. The event carries the whole state rather than a difference, so one
 * that is applied twice does no harm, and `snapshot + events = fresh snapshot` holds from the newest event on.
 */
export function changeHoldings<T extends Holdings>(
  before: T,
  { balance, vip, vip_expired_at, trialing }: EventData<'balance.changed'>,
): T {
  return { ...before, balance, vip, vip_expired_at, trialing };
}
