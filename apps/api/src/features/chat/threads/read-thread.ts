import type { Message } from '@peonia/contract/chat/chat.ts';
import type { getThread as endpoint } from '@peonia/contract/chat/message-threads.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { MediaView } from '../../media/public.ts';
import { maySee, accessFactsOf } from '../../privacy/public.ts';
import { cardFrom } from '../../profiles/public.ts';
import { presentFiles } from '../messages/hydrate-files.ts';
import { messagesFrom } from '../messages/message-from.ts';
import { composerFor, presentThread } from './present-thread.ts';
import { threadById, threadWith, type MessageRange, type PagedThreadRow, type ThreadRow } from './thread-list.sql.ts';

/**
 * A page of a conversation, newest first, in one statement. Also works before the first message, for the composer
 * state. Does not mark anything as read. `max_id` is a message number: the page starts with the next smaller one. With
 * `down_to` it is as long as it must be to reach that number, up to a limit.
 */
export async function readThread(
  { db, params, query, caller, language }: Call<typeof endpoint>,
  { view, limits }: { view: MediaView; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  const page = {
    reader: caller.id,
    language,
    before: query.max_id === undefined ? null : Math.max(0, query.max_id),
    down_to: query.down_to ?? null,
    most: limits.message_page,
    jump_most: limits.message_jump_page,
  };
  const row =
    query.user === 1
      ? await threadWith.first(db, { ...page, member: params.id })
      : await threadById.first(db, { ...page, thread_id: params.id });
  if (row === undefined || row.member_id === caller.id) throw refuse('not_found');
  const access = accessFactsOf(row, caller, row.member_id);
  // An existing conversation stays readable when the profile is hidden later; a block or a closed account ends it.
  if (!access.exists || access.blocks_me || (row.id === null && !maySee(access))) throw refuse('not_found');

  const user = cardFrom(row.card);
  if (user === undefined) throw refuse('not_found');
  const found = row.id === null ? [] : messagesFrom(row.id, row.messages.items);
  const thread = row.id === null ? null : threadOf(row, found);
  const composer = composerFor(row, thread, caller, row.member_id, limits);
  const most = thread === null ? 0 : lengthOf(page, thread);
  const read = found.filter(({ seq }) => page.before === null || seq < page.before);
  const items = presentFiles(view, caller.id, read.slice(0, most), row.messages.files);
  return {
    user,
    thread: thread === null ? null : presentThread(thread, user, composer),
    composer,
    draft: row.draft,
    items,
    max_id: read.length > items.length ? (items.at(-1)?.seq ?? -1) : -1,
  };
}

/** The row with its summary, which is among the messages of every page. */
function threadOf(row: PagedThreadRow, found: readonly Message[]): ThreadRow {
  const last = found.find(({ id }) => id === row.last_message_id);
  return {
    ...row,
    summary: last ?? null,
    updated_at: last?.created_at ?? row.began_at,
  };
}

/** Length of a page; the statement reads one more. */
function lengthOf({ before, down_to, most, jump_most }: MessageRange, thread: ThreadRow): number {
  if (down_to === null) return most;
  return Math.min(Math.max((before ?? thread.last_seq + 1) - down_to, most), jump_most);
}
