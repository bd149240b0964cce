import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readVip } from '../../accounts/public.ts';
import { readBalance } from './read-balance.ts';

/**
 * Emits gold and VIP of the member after this transaction. It is a state, so only the last of several in one
 * transaction is sent. A worker passes an `emit` that collects for `storeEvents`.
 */
export async function emitBalance(
  { db, emit }: { readonly db: Db; readonly emit: Call<Endpoint>['emit'] },
  memberId: number,
): Promise<void> {
  const [cents, { vip, vip_until, trialing }] = await Promise.all([readBalance(db, memberId), readVip(db, memberId)]);
  emit(memberId, 'balance.changed', {
    balance: goldFromCents(cents),
    vip: vip ? 1 : 0,
    vip_expired_at: vip_until,
    trialing,
  });
}
