import type { Db } from '../../../platform/db/statement.ts';
import { awaitPicture, markPictureUsed, markPictureUnused } from '../../media/public.ts';
import { newcomerPosition, rankAt } from '../recommend-rank.ts';
import { dropPhoto, setPendingPhoto, showPendingPhoto } from './pending-photo.sql.ts';

/**
 * The new main photo if it must wait for review, or null: with review enabled and no shown photo yet. Source: decisions
 * "People" (approved main photo).
 */
export function photoToWait({
  isReviewed,
  shown,
  requested,
}: {
  isReviewed: boolean;
  shown: string | null;
  requested: string | null | undefined;
}): string | null {
  return isReviewed && shown === null ? (requested ?? null) : null;
}

/** Replaces the pending photo; null removes it. */
export async function replacePending(db: Db, memberId: number, name: string | null): Promise<void> {
  if (name !== null) {
    await markPictureUsed(db, name);
    await awaitPicture(db, name, 'main_photo');
  }
  const { before } = await setPendingPhoto.one(db, { member_id: memberId, name });
  if (before !== null && before !== name) await markPictureUnused(db, before);
}

/** Shows an approved photo if it is still pending. */
export async function approvePhoto(db: Db, memberId: number, name: string): Promise<void> {
  await showPendingPhoto.run(db, { member_id: memberId, name, newcomer_rank: rankAt(newcomerPosition, memberId) });
}

/** Removes a refused picture from the profile. */
export async function removePhoto(db: Db, memberId: number, name: string): Promise<void> {
  await dropPhoto.run(db, { member_id: memberId, name });
}
