import type { CalendarDay } from '@peonia/core/calendar-day.ts';
import type { Db } from '../../platform/db/statement.ts';
import { lockVipOf, personOfAccount, storeVip, vipOf, type Vip } from './vip.sql.ts';

/** VIP status and end date. */
export function readVip(db: Db, id: number): Promise<Vip> {
  return vipOf.one(db, { id });
}

/** Reads the VIP status and locks the account row, so that concurrent changes add up. */
export function lockVip(db: Db, id: number): Promise<Vip> {
  return lockVipOf.one(db, { id });
}

/** Stores the VIP end date. Membership decides about its value. */
export async function setVip(db: Db, vip: { id: number; vip_until: CalendarDay; trialing: 0 | 1 | 2 }): Promise<void> {
  await storeVip.run(db, vip);
}

export function personOf(
  db: Db,
  id: number,
): Promise<{ email_key: string | null; phone: string | null; devices: readonly Buffer[] }> {
  return personOfAccount.one(db, { id });
}
