import type { Db } from '../../platform/db/statement.ts';
import { acceptedSelfies, waitingSelfies, type WaitingSelfieRow } from './selfie.sql.ts';

/** A page of the selfies that wait for the staff, and what follows; `place` is the cursor of a row (`momentPage`). */
export function readSelfieQueue(
  db: Db,
  page: { after: number | null; most: number },
): Promise<(WaitingSelfieRow & { readonly place: number })[]> {
  return waitingSelfies.all(db, page);
}

/** The accepted selfie of each member whose picture is still kept. */
export async function acceptedSelfieOf(
  db: Db,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly upload_id: number; readonly decided_at: Date }>> {
  const rows = memberIds.length === 0 ? [] : await acceptedSelfies.all(db, { ids: [...memberIds] });
  return new Map(rows.map((row) => [row.member_id, row]));
}
