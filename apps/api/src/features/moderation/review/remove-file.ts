import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refundBuyers } from '../../album/public.ts';
import { emitFileReviewed } from '../../chat/public.ts';
import { emitBalance } from '../../ledger/public.ts';
import { changedEvent, decideOn } from '../../media/public.ts';
import { notify } from '../../notifications/public.ts';
import { readMainPhoto, removePhoto } from '../../profiles/public.ts';
import { dropBadge } from '../../verification/public.ts';

export type DecidedFile = NonNullable<Awaited<ReturnType<typeof decideOn>>>;

/** A removed file, and whether its owner lost the badge with it. */
type RemovedFile = DecidedFile & { readonly lostBadge: boolean };

/**
 * Removes a file in the review queue: hides it, refunds buyers, notifies its owner. The mail is up to the caller.
 * Undefined where nothing waits.
 */
export async function removeFile(
  { db, emit }: Pick<Call<Endpoint>, 'db' | 'emit'>,
  uploadId: number,
  reason: RemovalReason,
  limits: Limits,
): Promise<RemovedFile | undefined> {
  const file = await decideOn(db, uploadId, reason);
  if (file === undefined) return undefined;
  const { owner_id, signals, name } = file;
  const event = changedEvent(file);
  emit(event.member_id, event.name, event.data);
  await notify(db, {
    member_id: owner_id,
    type: signals.includes('main_photo') ? 'avatar' : 'profile',
    what: 'removed',
    person_id: null,
    subject: file.id,
    facts: { reason },
  });
  await emitFileReviewed({ db, emit }, file);
  await removePhoto(db, owner_id, name);
  // The badge belongs to the removed photo.
  const dropped = (await readMainPhoto(db, owner_id)) === null ? await dropBadge(db, owner_id, limits) : [];
  for (const told of dropped) emit(told.member_id, told.name, told.data);
  for (const buyer of await refundBuyers(db, file.id)) await emitBalance({ db, emit }, buyer);
  emit(owner_id, 'account.changed', {});
  return { ...file, lostBadge: dropped.length > 0 };
}
