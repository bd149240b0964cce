import type { Account } from '@peonia/contract/accounts.ts';
import { isForLife } from '@peonia/core/packs.ts';

/**
 * Nothing can be added to a membership for life, so whoever has it sees no way to upgrade. Source: specification
 * section 2.
 */
export function isLifetimeMember(me: Pick<Account, 'vip_expired_at'>): boolean {
  return isForLife(me.vip_expired_at);
}
