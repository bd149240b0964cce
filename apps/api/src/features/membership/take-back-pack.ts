import { daysBetween, vipUntilAgain, vipUntilWithout } from '@peonia/core/packs.ts';
import type { Db } from '../../platform/db/statement.ts';
import { lockVip, setVip } from '../accounts/public.ts';
import { markTakenBack, unmarkTakenBack, vipGrantOf } from './vip-grant.sql.ts';

/** Revokes the remaining days of a pack after a refund or chargeback; idempotent, and nothing for unknown packs. */
export async function takeBackPack(db: Db, cause: string): Promise<void> {
  const known = await vipGrantOf.first(db, { cause });
  if (known === undefined) return;
  const present = await lockVip(db, known.member_id);
  const vip_until =
    present.vip_until === null
      ? null
      : vipUntilWithout(
          { from: known.vip_from, until: known.vip_until, before: known.vip_before },
          present.vip_until,
          present.today,
        );
  const days = vip_until === null || present.vip_until === null ? 0 : daysBetween(vip_until, present.vip_until);
  if ((await markTakenBack.run(db, { id: known.id, days })) === 0 || vip_until === null) return;
  await setVip(db, { id: known.member_id, vip_until, trialing: present.trialing });
}

/**
 * Restores revoked days from the later of today and the last VIP day, after a won dispute. False where the pack was
 * never granted; a pack that was not revoked stays.
 */
export async function giveBackPack(db: Db, cause: string): Promise<boolean> {
  const known = await vipGrantOf.first(db, { cause });
  if (known === undefined) return false;
  const present = await lockVip(db, known.member_id);
  // Read again under the lock: of two simultaneous calls the second finds nothing.
  const { days_taken_back } = await vipGrantOf.one(db, { cause });
  if (days_taken_back === null) return true;
  await unmarkTakenBack.run(db, { id: known.id });
  await setVip(db, {
    id: known.member_id,
    vip_until: vipUntilAgain(days_taken_back, present.vip_until, present.today),
    trialing: present.trialing,
  });
  return true;
}
