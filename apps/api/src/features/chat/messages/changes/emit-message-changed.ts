import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../../platform/db/statement.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { messageAs } from './change-message.sql.ts';

export interface EventContext {
  readonly db: Db;
  readonly emit: Call<Endpoint>['emit'];
}

interface Change {
  readonly id: number;
  /** Recipients of the event; `language: null` means the recipient's own language. */
  readonly readers: readonly { readonly id: number; readonly language: Language | null }[];
  /** Whether the files of the message look different now. */
  readonly files: boolean;
}

/**
 * Emits `message.changed` to each reader, with the message as that reader sees it. Readers who deleted the message get
 * no event.
 */
export async function emitMessageChanged({ db, emit }: EventContext, { id, readers, files }: Change): Promise<void> {
  for (const reader of readers) {
    const row = await messageAs.first(db, { reader: reader.id, language: reader.language, id });
    if (row !== undefined)
      emit(reader.id, 'message.changed', {
        thread_id: row.message.thread_id,
        user_id: row.user_id,
        message: row.message,
        files,
      } satisfies EventData<'message.changed'>);
  }
}
