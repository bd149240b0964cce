import type { Message } from '@peonia/contract/chat/chat.ts';
import type { getMessage as endpoint } from '@peonia/contract/chat/message-acts.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { MediaView } from '../../media/public.ts';
import { messageAs } from './changes/change-message.sql.ts';
import { hydrateMessageFiles } from './hydrate-files.ts';

export function readMessage(
  { db, params, caller, language }: Call<typeof endpoint>,
  view: MediaView,
): Promise<Message> {
  return readMessageAs(db, { id: params.id, reader: caller.id, language }, view);
}

/** A message with its files, as the reader sees it. */
export async function readMessageAs(
  db: Db,
  key: { id: number; reader: number; language: Language },
  view: MediaView,
): Promise<Message> {
  const row = await messageAs.first(db, key);
  if (row === undefined) throw refuse('not_found');
  return hydrateMessageFiles(view, db, key.reader, row.message);
}
