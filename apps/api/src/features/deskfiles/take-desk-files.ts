import type { DeskFile } from '@peonia/contract/operation/deskfiles.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { deskFilesOf, holdDeskFiles } from './deskfiles.sql.ts';

interface Taking {
  readonly ids: readonly number[];
  readonly owner_id: number | null;
  readonly holder: string;
  readonly holder_id: number;
}

/** Gives own files to a thing, in the transaction that stores it. Throws `upload_unknown` unless it gets all. */
export async function takeDeskFiles(db: Db, { ids, ...taking }: Taking): Promise<void> {
  if (ids.length > 0 && (await holdDeskFiles.run(db, { ...taking, ids: [...ids] })) !== ids.length)
    throw refuse('upload_unknown');
}

/** Files of several things by the ids of these. */
export async function readDeskFiles(
  db: Db,
  holder: string,
  holderIds: readonly number[],
): Promise<ReadonlyMap<number, DeskFile[]>> {
  if (holderIds.length === 0) return new Map();
  const rows = await deskFilesOf.all(db, { holder, holder_ids: [...holderIds] });
  return new Map(
    Object.entries(Object.groupBy(rows, ({ holder_id }) => holder_id)).map(([id, files = []]) => [
      Number(id),
      files.map(({ holder_id: _, ...file }) => file),
    ]),
  );
}
