import type { Message } from '@peonia/contract/chat/chat.ts';
import type { getThread as endpoint } from '@peonia/contract/chat/message-threads.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { MediaView } from '../../media/public.ts';
import { maySee, accessFactsOf } from '../../privacy/public.ts';
import type { Cards } from '../../profiles/public.ts';
import { hydrateFiles } from '../messages/hydrate-files.ts';
import { readMessages } from '../messages/message.sql.ts';
import { composerFor, presentThread } from './present-thread.ts';
import { threadById, threadWith, type ThreadRow } from './thread-list.sql.ts';

/**
 * A page of a conversation, newest first. Also works before the first message, for the composer state. Does not mark
 * anything as read.
 */
export async function readThread(
  { db, params, query, caller, language }: Call<typeof endpoint>,
  { cards, view, limits }: { cards: Cards; view: MediaView; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  const row =
    query.user === 1
      ? await threadWith.first(db, { reader: caller.id, language, member: params.id })
      : await threadById.first(db, { reader: caller.id, language, thread_id: params.id });
  if (row === undefined || row.member_id === caller.id) throw refuse('not_found');
  const access = accessFactsOf(row, caller, row.member_id);
  // An existing conversation stays readable when the profile is hidden later; a block or a closed account ends it.
  if (!access.exists || access.blocks_me || (row.id === null && !maySee(access))) throw refuse('not_found');

  const thread = row.id === null ? null : row;
  const [users, page] = await Promise.all([
    cards.hydrate(db, caller, [row.member_id], language),
    readPage(db, { reader: caller.id, language, thread }, query, { view, limits }),
  ]);
  const user = users.get(row.member_id);
  if (user === undefined) throw refuse('not_found');
  const composer = composerFor(row, thread, caller, row.member_id, limits);
  return {
    user,
    thread: thread === null ? null : presentThread(thread, user, composer),
    composer,
    draft: row.draft,
    ...page,
  };
}

/**
 * `max_id` is a message number: the page starts with the next smaller one. With `down_to` it is as long as it must be
 * to reach that number, up to a limit.
 */
async function readPage(
  db: Db,
  { reader, language, thread }: { reader: number; language: Language; thread: ThreadRow | null },
  { max_id: maxId, down_to }: { max_id?: number; down_to?: number },
  { view, limits }: { view: MediaView; limits: Limits },
): Promise<{ items: Message[]; max_id: number }> {
  if (thread === null || maxId === -1) return { items: [], max_id: -1 };
  const before = maxId ?? thread.last_seq + 1;
  const most =
    down_to === undefined
      ? limits.message_page
      : Math.min(Math.max(before - down_to, limits.message_page), limits.message_jump_page);
  const rows = await readMessages.all(db, {
    reader,
    language,
    thread_id: thread.id,
    blurs: !thread.is_answered && thread.opened_by !== reader,
    before: maxId ?? 2_147_483_647,
    most: most + 1,
  });
  const items = await hydrateFiles(
    view,
    db,
    reader,
    rows.slice(0, most).map(({ message }) => message),
  );
  return { items, max_id: rows.length > items.length ? (items.at(-1)?.seq ?? -1) : -1 };
}
