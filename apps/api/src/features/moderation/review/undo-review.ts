import type { undoReview as endpoint } from '@peonia/contract/moderation/moderation.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { emitFileReviewed } from '../../chat/public.ts';
import { changedEvent, salesOf, undoDecision } from '../../media/public.ts';
import { withdrawNotification } from '../../notifications/public.ts';
import { hideApprovedPhoto, restorePhoto, type Cards } from '../../profiles/public.ts';
import { restoreBadge } from '../../verification/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { takeDecision } from './review-decision.sql.ts';

interface Parts {
  readonly cards: Cards;
  readonly limits: Limits;
  readonly outbox: Outbox;
}

/**
 * Takes an own decision about a file back: it waits again where it waited, picture, badge and notice of its owner are
 * as before. Gold that buyers got back stays with them. Throws `undo_over` when it is too late, or when something else
 * became of the file: it was sold, deleted, reported or decided again.
 */
export async function undoReview(
  call: Call<typeof endpoint>,
  { cards, limits, outbox }: Parts,
): Promise<Record<string, never>> {
  const { db, caller, params, emit, afterCommit } = call;
  await requireStaff(db, caller, 'photos.review', limits);
  const made = { upload_id: params.id, staff_id: caller.id, minutes: limits.undo_minutes };
  const decision = await takeDecision.first(db, made);
  if (decision === undefined) throw refuse('undo_over');
  const { removed_for, before } = decision;
  const wasRemoved = removed_for !== null;
  const file = await undoDecision(db, params.id, { wasRemoved, state: before.file });
  if (file === undefined) throw refuse('undo_over');
  const { id, owner_id, name, signals } = file;
  const wasHidden = before.file['review'] === 'waiting';
  if (!wasRemoved && wasHidden && (await salesOf(db, id)).length > 0) throw refuse('undo_over');
  if (wasRemoved) {
    const isMain = await restorePhoto(db, owner_id, name, before.places);
    if (isMain && before.lostBadge === true)
      for (const told of await restoreBadge(db, owner_id, { cards, limits }))
        emit(told.member_id, told.name, told.data);
  } else if (before.places['pending'] === true) await hideApprovedPhoto(db, owner_id, name);
  const taken = await withdrawNotification(db, cards, {
    member_id: owner_id,
    type: signals.includes('main_photo') ? 'avatar' : 'profile',
    what: wasRemoved ? 'removed' : 'approved',
    person_id: null,
    subject: id,
  });
  for (const data of taken) emit(owner_id, 'notification.taken', data);
  const event = changedEvent(file);
  emit(event.member_id, event.name, event.data);
  await emitFileReviewed({ db, emit }, file);
  emit(owner_id, 'account.changed', {});
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'review.undone',
    subject: 'upload',
    subject_ids: [id],
    detail: removed_for ?? 'approved',
  });
  afterCommit(outbox.nudge);
  return {};
}
