import type { Db } from '../../../platform/db/statement.ts';
import { hideShownPhoto, photoPlaces, restorePlaces } from './photo-places.sql.ts';

/** Where a profile shows a picture; opaque to others. */
export type PhotoPlaces = Readonly<Record<string, unknown>>;

export async function readPhotoPlaces(db: Db, memberId: number, name: string): Promise<PhotoPlaces> {
  return (await photoPlaces.first(db, { member_id: memberId, name }))?.places ?? {};
}

/** Undoes `approvePhoto`: the photo waits again. */
export async function hideApprovedPhoto(db: Db, memberId: number, name: string): Promise<void> {
  await hideShownPhoto.run(db, { member_id: memberId, name });
}

/**
 * Undoes `removePhoto` as far as the member has not chosen another picture since. Returns whether it is the main photo
 * again.
 */
export async function restorePhoto(db: Db, memberId: number, name: string, places: PhotoPlaces): Promise<boolean> {
  const row = await restorePlaces.first(db, { member_id: memberId, name, places: JSON.stringify(places) });
  return row?.is_main ?? false;
}
