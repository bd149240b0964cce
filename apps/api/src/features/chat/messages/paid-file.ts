import type { Db } from '../../../platform/db/statement.ts';
import { emitMessageChanged, type EventContext } from './changes/emit-message-changed.ts';
import { fileInThread, messagesWithFile } from './lock-message.sql.ts';

/** A file for sale in a conversation, as named by the buyer. */
interface SeenFile {
  readonly reader: number;
  readonly thread_id: number;
  readonly upload_id: number;
}

/** Whether a conversation of the reader contains the file and the reader has not deleted the message. */
export async function isFileOffered(db: Db, seen: SeenFile): Promise<boolean> {
  return (await fileInThread.first(db, seen)) !== undefined;
}

/** Emits to the devices of buyer and seller that the file of a message was bought. */
export async function emitFilePaid(context: EventContext, seen: SeenFile): Promise<void> {
  const found = await fileInThread.first(context.db, seen);
  if (found !== undefined)
    await emitMessageChanged(context, {
      id: found.id,
      readers: [seen.reader, found.sender_id].map((id) => ({ id, language: null })),
      files: true,
    });
}

/** Emits to both participants that a file was reviewed: it can be bought now, or it was removed. */
export async function emitFileReviewed(
  context: EventContext,
  file: { readonly id: number; readonly owner_id: number },
): Promise<void> {
  for (const { id, low_id, high_id } of await messagesWithFile.all(context.db, {
    owner_id: file.owner_id,
    upload_id: file.id,
  })) {
    await emitMessageChanged(context, {
      id,
      readers: [low_id, high_id].map((reader) => ({ id: reader, language: null })),
      files: true,
    });
  }
}
