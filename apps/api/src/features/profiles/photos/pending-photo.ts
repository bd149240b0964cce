import type { Db } from '../../../platform/db/statement.ts';
import { awaitPicture, markPictureUsed, markPictureUnused } from '../../media/public.ts';
import { dropPhoto, setPendingPhoto, showPendingPhoto } from './pending-photo.sql.ts';
import { newcomerPosition, rankAt } from '../recommend-rank.ts';

/**
 * The newly cut main photo that has to wait for review, or null: where review is on and no photo of the member is shown
 * yet. Source: decisions "People" (approved main photo).
 */
export function photoToWait({
  isReviewed,
  shown,
  wished,
}: {
  isReviewed: boolean;
  shown: string | null;
  wished: string | null | undefined;
}): string | null {
  return isReviewed && shown === null ? (wished ?? null) : null;
}

/** Puts a photo in the place of the one that waits; null takes that one away. */
export async function replacePending(db: Db, memberId: number, name: string | null): Promise<void> {
  if (name !== null) {
    await markPictureUsed(db, name);
    await awaitPicture(db, name, 'main_photo');
  }
  const { before } = await setPendingPhoto.one(db, { member_id: memberId, name });
  if (before !== null && before !== name) await markPictureUnused(db, before);
}

/** Review has approved a photo: if it still waits, it is shown. */
export async function approvePhoto(db: Db, memberId: number, name: string): Promise<void> {
  await showPendingPhoto.run(db, { member_id: memberId, name, newcomer_rank: rankAt(newcomerPosition, memberId) });
}

/** Review has removed a picture: the profile shows it no longer. */
export async function removePhoto(db: Db, memberId: number, name: string): Promise<void> {
  await dropPhoto.run(db, { member_id: memberId, name });
}
