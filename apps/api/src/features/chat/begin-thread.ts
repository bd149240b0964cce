import { entitlementsOf } from '@peonia/contract/entitlements.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { storeMessage, type StoredMessageRow } from './message.sql.ts';
import { countConversation, openThread } from './thread.sql.ts';

type MessageParams = Parameters<typeof storeMessage.first>[1];

interface Beginning {
  readonly writer: Caller;
  readonly limits: Limits;
  readonly is_request: boolean;
  readonly message: Omit<MessageParams, 'thread_id'>;
}

/** Begins a conversation with its first message, all or nothing. Nothing is answered where the other began it in the same moment. */
export function beginThread(database: Database, { writer, limits, is_request, message }: Beginning): Promise<StoredMessageRow | undefined> {
  return database.transaction(async (db) => {
    const opened = await openThread.first(db, { opener: writer.id, other: message.receiver, is_request });
    if (opened === undefined) return undefined;
    const counted = await countConversation.first(db, { member_id: writer.id, most: entitlementsOf(writer, limits).conversations_per_day });
    if (counted === undefined) throw refuse('conversations_used_up');
    return storeMessage.one(db, { ...message, thread_id: opened.id });
  });
}
