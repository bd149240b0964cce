import { entitlementsOf } from '@peonia/contract/entitlements.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { countConversation, openThread } from './thread.sql.ts';

interface Beginning {
  readonly writer: Caller;
  readonly limits: Limits;
  readonly other: number;
  readonly is_request: boolean;
}

/** Begins a conversation in the caller's transaction and counts it. Null where the other began it in the same moment. */
export async function beginThread(db: Db, { writer, limits, other, is_request }: Beginning): Promise<number | null> {
  const opened = await openThread.first(db, { opener: writer.id, other, is_request });
  if (opened === undefined) return null;
  const counted = await countConversation.first(db, { member_id: writer.id, most: entitlementsOf(writer, limits).conversations_per_day });
  if (counted === undefined) throw refuse('conversations_used_up');
  return opened.id;
}
