import type { decideReview as endpoint } from '@peonia/contract/moderation/moderation.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { emitFileReviewed } from '../../chat/public.ts';
import { changedEvent, decideOn } from '../../media/public.ts';
import { notify } from '../../notifications/public.ts';
import { approvePhoto } from '../../profiles/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { readBefore } from './before-review.ts';
import { removeFile, type DecidedFile } from './remove-file.ts';
import { storeDecision } from './review-decision.sql.ts';

/**
 * Approves or removes a file of somebody else. The first decision counts; a second one is refused. The mail about a
 * removal waits until it can no longer be taken back.
 */
export async function decideReview(
  call: Call<typeof endpoint>,
  { outbox, limits }: { outbox: Outbox; limits: Limits },
): Promise<object> {
  const { db, caller, params, body, afterCommit } = call;
  await requireStaff(db, caller, 'photos.review', limits);
  const { approve, reason } = body;
  if (!approve && reason === undefined) throw refuse('input_invalid', { field: 'reason' });
  const removedFor = approve ? null : (reason ?? null);
  const before = await readBefore(db, params.id);
  if (before === undefined) throw refuse('not_found');
  const file =
    removedFor === null ? await approveFile(call, params.id) : await removeFile(call, params.id, removedFor, limits);
  if (file === undefined) throw refuse('not_found');
  if (file.owner_id === caller.id) throw refuse('act_on_oneself');
  await storeDecision.run(db, {
    upload_id: file.id,
    owner_id: file.owner_id,
    staff_id: caller.id,
    removed_for: removedFor,
    before: JSON.stringify({ ...before, lostBadge: 'lostBadge' in file && file.lostBadge }),
  });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: approve ? 'review.approved' : 'review.removed',
    subject: 'upload',
    subject_ids: [file.id],
    detail: reason ?? '',
  });
  afterCommit(outbox.nudge);
  return {};
}

/** A reported file that stays does not notify its owner. */
async function approveFile({ db, emit }: Call<typeof endpoint>, uploadId: number): Promise<DecidedFile | undefined> {
  const file = await decideOn(db, uploadId, null);
  if (file === undefined) return undefined;
  const { owner_id, signals, name } = file;
  const event = changedEvent(file);
  emit(event.member_id, event.name, event.data);
  const isMain = signals.includes('main_photo');
  if (isMain || signals.includes('for_sale'))
    await notify(db, {
      member_id: owner_id,
      type: isMain ? 'avatar' : 'profile',
      what: 'approved',
      person_id: null,
      subject: file.id,
    });
  await emitFileReviewed({ db, emit }, file);
  await approvePhoto(db, owner_id, name);
  if (isMain) emit(owner_id, 'account.changed', {});
  return file;
}
