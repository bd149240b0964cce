import type { Db } from '../../platform/db/statement.ts';
import { extendVipDays } from './account.sql.ts';

/** Extends VIP by days from the later of today and the present expiry. `trial` marks the account's one trial as running. */
export async function extendVip(db: Db, accountId: number, days: number, cause: 'trial' | 'purchase'): Promise<void> {
  await extendVipDays.run(db, { id: accountId, days, is_trial: cause === 'trial' });
}
