import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { SelfieReason } from '@peonia/contract/verification.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PendingEvent } from '../../platform/realtime/event-log.ts';
import { setIdentified } from '../accounts/public.ts';
import { releaseAfter, mediaUrl } from '../media/public.ts';
import { notify } from '../notifications/public.ts';
import { readMainPhoto } from '../profiles/public.ts';
import { readVerification } from './read-verification.ts';
import { settleSelfie, waitingSelfieOf } from './selfie.sql.ts';

interface SelfieDecision {
  readonly id: number;
  readonly staff_id: number;
  /** Null accepts it. */
  readonly reason: SelfieReason | null;
  /** Address of the main photo that it was compared with. */
  readonly photo: string | null;
}

/**
 * Decides about a selfie that waits, once, and only beside the main photo that is shown now. Undefined where nothing
 * waits any more.
 */
export async function decideSelfie(
  db: Db,
  { id, staff_id, reason, photo }: SelfieDecision,
  limits: Limits,
): Promise<{ member_id: number; events: PendingEvent[] } | undefined> {
  const waiting = await waitingSelfieOf.first(db, { id });
  if (waiting === undefined) return undefined;
  const { member_id } = waiting;
  const shown = await readMainPhoto(db, member_id);
  if (reason === null && (shown === null || mediaUrl(shown, 'main') !== photo)) throw refuse('selfie_photo_changed');
  const { upload_id } = await settleSelfie.one(db, {
    id,
    staff_id,
    state: reason === null ? 'approved' : 'refused',
    reason,
  });
  if (upload_id !== null) await releaseAfter(db, upload_id, limits.selfie_days);
  if (reason === null) await setIdentified(db, member_id, true);
  await notify(db, {
    member_id,
    type: 'verify',
    what: reason === null ? 'approved' : 'removed',
    person_id: null,
    subject: id,
    facts: { reason },
  });
  return { member_id, events: await changeEvents(db, member_id, limits) };
}

/** What a member's devices are told after the identity has changed. */
export async function changeEvents(db: Db, memberId: number, limits: Limits): Promise<PendingEvent[]> {
  const verification = await readVerification(db, memberId, limits);
  return [
    { member_id: memberId, name: 'verification.changed', data: { verification } },
    { member_id: memberId, name: 'account.changed', data: {} },
  ];
}
