import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Author } from './outgoing-message.ts';
import { consumeConversationQuota, insertThread } from './send-context.sql.ts';

interface NewThread {
  readonly writer: Author;
  readonly limits: Limits;
  readonly other: number;
  readonly is_request: boolean;
  /** Already happened (a call): counted but never refused. */
  readonly is_past: boolean;
}

/**
 * Creates a conversation in the caller's transaction and counts it. Returns null if it was created at the same moment
 * by the other participant. Throws `conversations_used_up` at the daily limit.
 */
export async function createThread(
  db: Db,
  { writer, limits, other, is_request, is_past }: NewThread,
): Promise<number | null> {
  const opened = await insertThread.first(db, { opener: writer.id, other, is_request });
  if (opened === undefined) return null;
  const most = is_past ? 2_147_483_647 : entitlementsOf(writer, limits).conversations_per_day;
  const counted = await consumeConversationQuota.first(db, { member_id: writer.id, most });
  if (counted === undefined) throw refuse('conversations_used_up');
  return opened.id;
}
