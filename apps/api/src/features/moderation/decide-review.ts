import type { decideReview as endpoint } from '@peonia/contract/moderation.ts';
import type { RemovalReason } from '@peonia/contract/removal-reasons.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { enqueue, type Outbox } from '../../platform/outbox/outbox.ts';
import { refundBuyers } from '../album/public.ts';
import { tellFileReviewed } from '../chat/public.ts';
import { emitBalance } from '../ledger/public.ts';
import { changedEvent, decideOn } from '../media/public.ts';
import { notify } from '../notifications/public.ts';
import { approvePhoto, removePhoto } from '../profiles/public.ts';
import { noteAct } from './staff.sql.ts';
import { requireReviewer } from './staff.ts';

/** Approves a file or removes it. The first decision counts: who comes second is told that it waits no longer. */
export async function decideReview({ db, caller, params, body, emit, afterCommit }: Call<typeof endpoint>, outbox: Outbox): Promise<object> {
  await requireReviewer(db, caller);
  const { approve, reason } = body;
  if (!approve && reason === undefined) throw refuse('input_invalid', { field: 'reason' });
  const file = await decideOn(db, params.id, approve ? null : (reason ?? null));
  if (file === undefined) throw refuse('not_found');
  await noteAct.run(db, { staff_id: caller.id, act: approve ? 'review.approved' : 'review.removed', subject: 'upload', subject_ids: [file.id], detail: reason ?? '' });

  const { member_id, name, data } = changedEvent(file);
  emit(member_id, name, data);
  await tellDecision(db, file, approve ? null : (reason ?? null));
  await tellFileReviewed({ db, emit }, file);
  if (approve) await approvePhoto(db, file.owner_id, file.name);
  else {
    await removePhoto(db, file.owner_id, file.name);
    for (const buyer of await refundBuyers(db, file.id)) await emitBalance({ db, emit }, buyer);
    if (reason !== undefined) await enqueue(db, 'file.removed', { account_id: file.owner_id, reason });
  }
  afterCommit(outbox.nudge);
  if (!approve || file.signals.includes('main_photo')) emit(file.owner_id, 'account.changed', {});
  return {};
}

type DecidedFile = NonNullable<Awaited<ReturnType<typeof decideOn>>>;

/** The owner finds the decision in their panel. What was only reported and stays is no news to them. */
async function tellDecision(db: Db, { id, owner_id, signals }: DecidedFile, reason: RemovalReason | null): Promise<void> {
  const type = signals.includes('main_photo') ? 'avatar' : 'profile';
  if (reason !== null) await notify(db, { member_id: owner_id, type, what: 'removed', person_id: null, thing: id, facts: { reason } });
  else if (signals.includes('main_photo') || signals.includes('for_sale')) await notify(db, { member_id: owner_id, type, what: 'approved', person_id: null, thing: id });
}
