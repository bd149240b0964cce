import type { Db } from '../../../platform/db/statement.ts';
import { mainPhotosOf, saidOf, shownMainPhotosOf } from './main-photo.sql.ts';

/** Name of the visible main photo; null where there is none. */
export async function readMainPhoto(db: Db, memberId: number): Promise<string | null> {
  return (await mainPhotosOf.first(db, { ids: [memberId] }))?.main_photo ?? null;
}

/** The same for several members; those without one are left out, and those whose account is not active. */
export async function readMainPhotos(db: Db, memberIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = memberIds.length === 0 ? [] : await shownMainPhotosOf.all(db, { ids: [...memberIds] });
  return new Map(rows.flatMap((row) => (row.main_photo === null ? [] : [[row.member_id, row.main_photo] as const])));
}

/** Main photo and texts of a member, for staff. */
export function readSaid(
  db: Db,
  memberId: number,
): Promise<{ biography: string; main_photo: string | null; cover_photo: string | null } | undefined> {
  return saidOf.first(db, { member_id: memberId });
}
