import type { Db } from '../../../platform/db/statement.ts';
import { fileInThread, messagesWithFile } from './carried.sql.ts';
import { tellChanged, type Telling } from './tell-changed.ts';

/** A file for sale, where a member says they saw it. */
export interface SeenFile {
  readonly reader: number;
  readonly thread_id: number;
  readonly upload_id: number;
}

/** Whether a conversation of the reader holds the file, as far as they keep it. */
export async function offersInThread(db: Db, seen: SeenFile): Promise<boolean> {
  return (await fileInThread.first(db, seen)) !== undefined;
}

/** Tells the buyer's devices that the file of a message is open to them now, or no more. */
export async function tellFilePaid(telling: Telling, seen: SeenFile): Promise<void> {
  const found = await fileInThread.first(telling.db, seen);
  if (found !== undefined)
    await tellChanged(telling, { id: found.id, readers: [{ id: seen.reader, language: null }], files: true });
}

/** Tells both that a file of their conversation was reviewed: it may be bought now, or it is gone. */
export async function tellFileReviewed(
  telling: Telling,
  file: { readonly id: number; readonly owner_id: number },
): Promise<void> {
  for (const { id, low_id, high_id } of await messagesWithFile.all(telling.db, {
    owner_id: file.owner_id,
    upload_id: file.id,
  })) {
    await tellChanged(telling, {
      id,
      readers: [low_id, high_id].map((reader) => ({ id: reader, language: null })),
      files: true,
    });
  }
}
