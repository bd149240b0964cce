import type { CalendarDay } from '@peonia/core/calendar-day.ts';
import { isForLife, trialPack, vipUntilAfter, type PackMonth } from '@peonia/core/packs.ts';
import type { Db } from '../../platform/db/statement.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import { lockVip, setVip } from '../accounts/public.ts';
import { notify } from '../notifications/public.ts';
import { claimTrial } from './trials/claim-trial.ts';
import './events.ts';
import { insertVipGrant, vipGrantOf } from './vip-grant.sql.ts';

export interface PackGrant {
  /** The receiver. */
  readonly accountId: number;
  readonly month: PackMonth;
  /** Unique key of the grant, for example `order:…`: a repeated cause is one pack. */
  readonly cause: string;
  /** Who paid; null for packs by the product. Only packs by members are notified and mailed. */
  readonly paidBy: number | null;
  /** A device not yet linked to the account, for the single trial of a person. */
  readonly device?: Buffer | null;
}

/** Anything but `granted` changed nothing: the person had a trial, or is VIP for life. */
type PackGranted =
  | { readonly outcome: 'granted'; readonly grant_id: number; readonly vip_until: CalendarDay }
  | { readonly outcome: 'trial_used' | 'vip_for_life'; readonly vip_until: CalendarDay | null };

/**
 * Adds a pack in the caller's transaction, from the later of today and the last VIP day. The account row is locked, so
 * that simultaneous packs add up. The caller emits with `emitBalance`.
 */
export async function grantPack(db: Db, grant: PackGrant): Promise<PackGranted> {
  const before = await lockVip(db, grant.accountId);
  const earlier = await vipGrantOf.first(db, { cause: grant.cause });
  if (earlier !== undefined) return { outcome: 'granted', grant_id: earlier.id, vip_until: earlier.vip_until };
  if (isForLife(before.vip_until)) return { outcome: 'vip_for_life', vip_until: before.vip_until };
  if (grant.month === trialPack && !(await claimTrial(db, grant.accountId, grant.device ?? null)))
    return { outcome: 'trial_used', vip_until: before.vip_until };

  const vip_until = vipUntilAfter(grant.month, before.vip_until, before.today);
  const vip_from = before.vip_until !== null && before.vip_until > before.today ? before.vip_until : before.today;
  // A pack bought during the trial ends the trial.
  const bought = before.trialing === 1 ? 2 : before.trialing;
  await setVip(db, { id: grant.accountId, vip_until, trialing: grant.month === trialPack ? 1 : bought });
  const { id } = await insertVipGrant.one(db, {
    cause: grant.cause,
    member_id: grant.accountId,
    paid_by: grant.paidBy,
    month: grant.month,
    vip_from,
    vip_until,
    vip_before: before.vip_until,
  });
  if (grant.paidBy !== null) {
    const giver_id = grant.paidBy === grant.accountId ? null : grant.paidBy;
    await enqueue(db, 'membership.upgraded', { member_id: grant.accountId, giver_id, month: grant.month, vip_until });
    await notify(db, {
      member_id: grant.accountId,
      type: 'upgrade',
      what: giver_id === null ? 'bought' : 'given',
      person_id: giver_id,
      subject: id,
      facts: { month: grant.month, vip_until },
    });
  }
  return { outcome: 'granted', grant_id: id, vip_until };
}
