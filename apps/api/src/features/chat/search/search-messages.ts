import type { Message } from '@peonia/contract/chat/chat.ts';
import type { searchMessages as endpoint } from '@peonia/contract/chat/message-search.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Cards } from '../../profiles/public.ts';
import { messagesAs } from '../messages/changes/change-message.sql.ts';
import { compileSearch, type MatchWords } from './match-words.ts';
import {
  scanMessages,
  scanMessagesOfKind,
  scanTexts,
  searchableThreads,
  type ScannedMessage,
  type SearchableThread,
} from './message-search.sql.ts';

type SearchCall = Call<typeof endpoint>;

/** Conversations that a call looks through at most; of one kind, and its messages. */
const threadsMax = 300;
const threadsOfKindMax = 100;
const kindReach = 200;

/** A match, with the words to mark. */
interface Match {
  readonly id: number;
  readonly thread_id: number;
  readonly marks: readonly string[];
}

/**
 * A page of matching messages. A call reads a limited number of messages, whether they match or not, so its cost does
 * not grow with the conversations; `max_id` goes on behind the last message that was read: twice its id, plus one where
 * its conversation is finished.
 */
export async function searchMessages(
  call: SearchCall,
  { cards, limits }: { cards: Cards; limits: Limits },
): Promise<ReplyOf<typeof endpoint>> {
  const { db, query, caller, language } = call;
  const { q = '', max_id } = query;
  const match = compileSearch(q);
  const isNarrowed = query.type !== undefined || query.since !== undefined || query.until !== undefined;
  if (match === null && (q.trim() !== '' || !isNarrowed)) throw refuse('input_invalid', { field: 'q' });
  if (max_id === -1) return { items: [], max_id: -1 };

  const cursor = {
    cursor_id: max_id === undefined ? null : Math.floor(max_id / 2),
    is_done: max_id !== undefined && max_id % 2 === 1,
  };
  const isOfKind = query.type !== undefined && query.type !== 'text';
  const most = isOfKind ? threadsOfKindMax : threadsMax;
  const reach = isOfKind ? kindReach : limits.message_search_reach;
  const listed = await searchableThreads.all(db, {
    reader: caller.id,
    user_id: query.user_id ?? null,
    ...cursor,
    most,
  });
  const threads = isOfKind ? listed : threadsWithin(listed, reach);
  const scanned = await scan(call, threads, { cursor_id: cursor.is_done ? null : cursor.cursor_id, reach });
  const found = findMatches(scanned, match ?? (() => []), limits.message_search_page);
  const hasMoreThreads = threads.length < listed.length || listed.length === most;
  const next = nextCursor({ threads, hasMoreThreads, scanned, read: found.read, reach });
  return { items: await present(call, { found: found.matches, threads, cards, language }), max_id: next };
}

function scan(
  { db, query, caller }: SearchCall,
  threads: readonly SearchableThread[],
  { cursor_id, reach }: { cursor_id: number | null; reach: number },
): Promise<ScannedMessage[]> {
  const params = {
    reader: caller.id,
    threads: threads.map(({ thread_id }) => thread_id),
    cursor_id,
    from: query.from ?? null,
    since: query.since ?? null,
    until: query.until ?? null,
    reach,
  };
  const { type } = query;
  if (type === undefined) return scanMessages.all(db, params);
  return type === 'text' ? scanTexts.all(db, params) : scanMessagesOfKind.all(db, { ...params, kind: type });
}

/** Matches among the messages in order, up to a page; `read`: how many were looked at. */
function findMatches(
  scanned: readonly ScannedMessage[],
  match: MatchWords,
  most: number,
): { matches: Match[]; read: number } {
  const matches: Match[] = [];
  for (const [place, { id, thread_id, content, translated, suits }] of scanned.entries()) {
    const marks = suits ? match(translated === '' ? content : `${content}\n${translated}`) : null;
    if (marks !== null) matches.push({ id, thread_id, marks });
    if (matches.length === most) return { matches, read: place + 1 };
  }
  return { matches, read: scanned.length };
}

/** The first conversations whose messages fill a call, so that those behind them are not read in vain. */
function threadsWithin(threads: readonly SearchableThread[], reach: number): SearchableThread[] {
  let messages = 0;
  const end = threads.findIndex((thread) => (messages += thread.messages) >= reach);
  return end === -1 ? [...threads] : threads.slice(0, end + 1);
}

interface Progress {
  readonly threads: readonly SearchableThread[];
  readonly hasMoreThreads: boolean;
  readonly scanned: readonly ScannedMessage[];
  readonly read: number;
  readonly reach: number;
}

function nextCursor({ threads, hasMoreThreads, scanned, read, reach }: Progress): number {
  const last = scanned[read - 1];
  if (last !== undefined && (read < scanned.length || scanned.length === reach)) return last.id * 2;
  const lastThread = threads.at(-1);
  return hasMoreThreads && lastThread !== undefined ? lastThread.last_message_id * 2 + 1 : -1;
}

interface Page {
  readonly found: readonly Match[];
  readonly threads: readonly SearchableThread[];
  readonly cards: Cards;
  readonly language: SearchCall['language'];
}

async function present(
  { db, caller }: SearchCall,
  { found, threads, cards, language }: Page,
): Promise<ReplyOf<typeof endpoint>['items']> {
  if (found.length === 0) return [];
  const peers = new Map(threads.map(({ thread_id, other_id }) => [thread_id, other_id]));
  const [messages, users] = await Promise.all([
    readMessages(db, { reader: caller.id, ids: found.map(({ id }) => id) }),
    cards.hydrate(db, caller, [...new Set(found.flatMap(({ thread_id }) => peers.get(thread_id) ?? []))], language),
  ]);
  return found.flatMap(({ id, thread_id, marks }) => {
    const [message, user] = [messages.get(id), users.get(peers.get(thread_id) ?? 0)];
    return message === undefined || user === undefined ? [] : [{ message, user, marks: [...marks] }];
  });
}

async function readMessages(db: Db, key: { reader: number; ids: number[] }): Promise<Map<number, Message>> {
  const rows = await messagesAs.all(db, key);
  return new Map(rows.map(({ message }) => [message.id, message]));
}
