import type { CalendarDay } from '@peonia/core/calendar-day.ts';
import { daysBetween } from '@peonia/core/calendar-day.ts';
import { isForLife, lifetimeEnd, vipUntilAgain, vipUntilWithout } from '@peonia/core/packs.ts';
import type { Db } from '../../platform/db/statement.ts';
import { lockVip, setVip } from '../accounts/public.ts';
import {
  lifeGrantOf,
  markTakenBack,
  setVipBefore,
  unmarkTakenBack,
  vipGrantOf,
  type VipGrantRow,
} from './vip-grant.sql.ts';

/**
 * Revokes the remaining days of a pack after a refund or chargeback; idempotent, and nothing for unknown packs. A
 * membership for life that was added later stays; its member has fewer days if it is taken back too.
 */
export async function takeBackPack(db: Db, cause: string): Promise<void> {
  const known = await vipGrantOf.first(db, { cause });
  if (known === undefined) return;
  const member = await lockMember(db, known);
  const vip_until =
    member.until === null
      ? null
      : vipUntilWithout(
          { from: known.vip_from, until: known.vip_until, before: known.vip_before },
          member.until,
          member.today,
        );
  const days = vip_until === null || member.until === null ? 0 : daysBetween(vip_until, member.until);
  if ((await markTakenBack.run(db, { id: known.id, days })) === 0 || vip_until === null) return;
  await member.set(vip_until);
}

/**
 * Restores revoked days from the later of today and the last VIP day, after a won dispute. False where the pack was
 * never granted; a pack that was not revoked stays.
 */
export async function giveBackPack(db: Db, cause: string): Promise<boolean> {
  const known = await vipGrantOf.first(db, { cause });
  if (known === undefined) return false;
  const member = await lockMember(db, known);
  // Read again under the lock: of two simultaneous calls the second finds nothing.
  const { days_taken_back } = await vipGrantOf.one(db, { cause });
  if (days_taken_back === null) return true;
  await unmarkTakenBack.run(db, { id: known.id });
  await member.set(vipUntilAgain(days_taken_back, member.until, member.today));
  return true;
}

interface LockedMember {
  /** The last day that the pack counts in: of the member, or what stood before a later membership for life. */
  readonly until: CalendarDay | null;
  readonly today: CalendarDay;
  set(until: CalendarDay): Promise<unknown>;
}

/** Locks the member of a pack. */
async function lockMember(db: Db, { member_id: id, vip_until: packUntil }: VipGrantRow): Promise<LockedMember> {
  const { vip_until, trialing, today } = await lockVip(db, id);
  const life =
    isForLife(vip_until) && !isForLife(packUntil)
      ? await lifeGrantOf.first(db, { member_id: id, life_until: lifetimeEnd })
      : undefined;
  if (life === undefined)
    return { until: vip_until, today, set: (until) => setVip(db, { id, vip_until: until, trialing }) };
  return { until: life.vip_before, today, set: (vip_before) => setVipBefore.run(db, { id: life.id, vip_before }) };
}
