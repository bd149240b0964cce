import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { isForLife } from '@peonia/core/packs.ts';

/** True for a lifetime membership, which cannot be extended. Source: specification section 2. */
export function isLifetimeMember(me: Pick<Account, 'vip_expired_at'>): boolean {
  return isForLife(me.vip_expired_at);
}
