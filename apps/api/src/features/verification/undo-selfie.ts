import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PendingEvent } from '../../platform/realtime/event-log.ts';
import { setIdentified } from '../accounts/public.ts';
import { holdUploads } from '../media/public.ts';
import { withdrawNotification } from '../notifications/public.ts';
import type { Cards } from '../profiles/public.ts';
import { changeEvents } from './decide-selfie.ts';
import { reopenSelfie } from './undo-selfie.sql.ts';

/**
 * Takes an own decision about a selfie back: it waits again, badge and notice go. Throws `undo_over` when it is too
 * late, or when the member has changed the photo or drawn another sign since.
 */
export async function undoSelfie(
  db: Db,
  { id, staff_id }: { readonly id: number; readonly staff_id: number },
  { cards, limits }: { readonly cards: Cards; readonly limits: Limits },
): Promise<{ was_approved: boolean; events: PendingEvent[] }> {
  const reopened = await reopenSelfie.first(db, { id, staff_id, minutes: limits.undo_minutes });
  if (reopened === undefined) throw refuse('undo_over');
  const { member_id, upload_id, was_approved } = reopened;
  // The badge went with another main photo: the decision was about the one before.
  if (was_approved && !(await setIdentified(db, member_id, false))) throw refuse('undo_over');
  await holdUploads(db, [upload_id]);
  const taken = await withdrawNotification(db, cards, {
    member_id,
    type: 'verify',
    what: was_approved ? 'approved' : 'removed',
    person_id: null,
    subject: id,
  });
  const withdrawn = taken.map((data): PendingEvent => ({ member_id, name: 'notification.taken', data }));
  return { was_approved, events: [...withdrawn, ...(await changeEvents(db, member_id, limits))] };
}
