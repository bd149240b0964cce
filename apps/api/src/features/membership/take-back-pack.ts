import { daysBetween, vipUntilAgain, vipUntilWithout } from '@peonia/core/packs.ts';
import type { Db } from '../../platform/db/statement.ts';
import { lockVip, setVip } from '../accounts/public.ts';
import { markTakenBack, unmarkTakenBack, vipGrantOf } from './vip-grant.sql.ts';

/**
 * Takes back the days of a pack that have not run, after its payment was refunded or charged back. Twice is once;
 * unknown is nothing.
 */
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
 * Gives the days back that were taken, from the later of today and the present last day: the dispute about their
 * payment was won. False where the pack was never granted; one that was not taken back stays as it is.
 */
export async function giveBackPack(db: Db, cause: string): Promise<boolean> {
  const known = await vipGrantOf.first(db, { cause });
  if (known === undefined) return false;
  const present = await lockVip(db, known.member_id);
  // Read again under the lock: of two that come at once, the second finds nothing taken.
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
