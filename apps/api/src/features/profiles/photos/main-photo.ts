import type { Db } from '../../../platform/db/statement.ts';
import { mainPhotosOf, saidOf } from './main-photo.sql.ts';

/** Name of the main photo that others see; null where there is none. */
export async function readMainPhoto(db: Db, memberId: number): Promise<string | null> {
  return (await mainPhotosOf.first(db, { ids: [memberId] }))?.main_photo ?? null;
}

/** The same of several members at once; who shows none is left out. */
export async function readMainPhotos(db: Db, memberIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = memberIds.length === 0 ? [] : await mainPhotosOf.all(db, { ids: [...memberIds] });
  return new Map(rows.flatMap((row) => (row.main_photo === null ? [] : [[row.member_id, row.main_photo] as const])));
}

/** What a member says and shows of themselves, for the staff. */
export function readSaid(
  db: Db,
  memberId: number,
): Promise<{ biography: string; main_photo: string | null; cover_photo: string | null } | undefined> {
  return saidOf.first(db, { member_id: memberId });
}
