import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { ItemValue, MediaView } from '../../media/public.ts';

/** Adds file data to messages, as the reader may see it. One query for all messages, none if there are no files. */
export async function hydrateFiles(
  view: MediaView,
  db: Db,
  readerId: number,
  messages: readonly Message[],
): Promise<Message[]> {
  const files = await view.hydrate(
    db,
    { id: readerId },
    messages.flatMap(({ upload_ids }) => upload_ids),
  );
  return withFiles(messages, files);
}

/** The same for a page whose statement has read the files. */
export function presentFiles(
  view: MediaView,
  readerId: number,
  messages: readonly Message[],
  files: readonly ItemValue[] | null,
): Message[] {
  const ids = messages.flatMap(({ upload_ids }) => upload_ids);
  return withFiles(messages, view.present({ id: readerId }, ids, files));
}

function withFiles(messages: readonly Message[], files: readonly MediaItem[]): Message[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  return messages.map((message) =>
    message.upload_ids.length === 0
      ? message
      : { ...message, uploads: message.upload_ids.flatMap((id) => byId.get(id) ?? []) },
  );
}

export async function hydrateMessageFiles(
  view: MediaView,
  db: Db,
  readerId: number,
  message: Message,
): Promise<Message> {
  const [shown = message] = await hydrateFiles(view, db, readerId, [message]);
  return shown;
}
