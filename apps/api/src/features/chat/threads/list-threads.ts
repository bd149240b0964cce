import { threadCursor } from '@peonia/contract/chat/chat-state.ts';
import type { listThreads as endpoint } from '@peonia/contract/chat/message-threads.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { pageOf, pageStart } from '../../../platform/http/page-start.ts';
import { cardFrom } from '../../profiles/public.ts';
import { messageFrom } from '../messages/message-from.ts';
import { composerFor, presentThread } from './present-thread.ts';
import { listThreadRows } from './thread-list.sql.ts';

/**
 * A page of conversations: pinned ones first, then by newest message, in one statement.
 */
export async function listThreads(
  { db, query, caller, language }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  const page = pageOf(query);
  if (page === -1) return { items: [], max_id: -1 };
  const start = pageStart(page);
  const rows = await listThreadRows.all(db, {
    reader: caller.id,
    language,
    cursor_top: start % 2 === 1,
    cursor_id: Math.floor(start / 2),
    name: query.q === undefined || query.q.trim() === '' ? null : `%${query.q.trim().replace(/[\\%_]/g, '\\$&')}%`,
    filter: query.filter ?? null,
    most: limits.thread_page + 1,
  });
  const shown = rows.slice(0, limits.thread_page);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.flatMap((listed) => {
      const user = cardFrom(listed.card);
      if (user === undefined) return [];
      const row = { ...listed, summary: listed.summary === null ? null : messageFrom(listed.id, listed.summary) };
      return [presentThread(row, user, composerFor(row, row, caller, row.user_id, limits))];
    }),
    max_id: last === undefined ? -1 : threadCursor(last.last_message_id, last.is_pinned),
  };
}
