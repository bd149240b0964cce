import type { CalendarDay } from '@peonia/core/birthday.ts';
import type { Db } from '../../platform/db/statement.ts';
import { lockVipOf, personOfAccount, storeVip, vipOf, type Vip } from './vip.sql.ts';

export type { Vip } from './vip.sql.ts';

/** Whether and until when an account is VIP, now. */
export function readVip(db: Db, id: number): Promise<Vip> {
  return vipOf.one(db, { id });
}

/** The same with the account's row locked, for whoever is about to change it: what arrives together adds up. */
export function lockVip(db: Db, id: number): Promise<Vip> {
  return lockVipOf.one(db, { id });
}

/** Only membership knows what a pack is worth; here it is merely kept. */
export async function setVip(db: Db, vip: { id: number; vip_until: CalendarDay; trialing: 0 | 1 | 2 }): Promise<void> {
  await storeVip.run(db, vip);
}

export function personOf(
  db: Db,
  id: number,
): Promise<{ email_key: string | null; phone: string | null; devices: readonly Buffer[] }> {
  return personOfAccount.one(db, { id });
}
