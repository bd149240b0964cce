import type { Message, Thread } from '@peonia/contract/chat/chat.ts';
import type { ThreadFilter } from '@peonia/contract/chat/message-threads.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { hotRead } from '../../../platform/db/statement.ts';
import { mayMeet, accessFactColumns, accessFactTable, type AccessFactsRow } from '../../privacy/public.ts';
import { cardOf, type CardValue } from '../../profiles/public.ts';
import type { MessageValue } from '../messages/message-from.ts';
import { messageValue, wireTime } from '../messages/message-json.sql.ts';
import { messagePage, type MessagePage } from '../messages/message-page.sql.ts';

/** A conversation with everything that its reply needs, from the reader's side. */
export interface ThreadRow extends AccessFactsRow {
  readonly id: number;
  readonly user_id: number;
  readonly unread: number;
  readonly last_seq: number;
  readonly read_seq: number;
  readonly peer_delivered_seq: number;
  readonly peer_read_seq: number;
  readonly last_message_id: number;
  readonly is_pinned: boolean;
  readonly is_request: boolean;
  readonly opened_by: number;
  readonly is_answered: boolean;
  readonly unanswered_count: number;
  readonly summary: Message | null;
  readonly draft: string;
  readonly engine: Thread['engine'];
  readonly is_muted: boolean;
  readonly updated_at: string;
  readonly card: CardValue | null;
}

/** The same as the list has it. */
type ListedThreadRow = Omit<ThreadRow, 'summary'> & { readonly summary: MessageValue | null };

const shared = `mine.thread_id as id, mine.other_id as user_id, mine.unread, t.last_seq, mine.read_seq,
  theirs.delivered_seq as peer_delivered_seq, theirs.visible_read_seq as peer_read_seq, mine.last_message_id, mine.is_pinned, mine.is_request,
  t.opened_by, t.is_answered, t.unanswered_count, coalesce(typed.content, '') as draft, mine.engine, mine.is_muted,
  ${accessFactColumns({ reader: ':reader' })}, ${cardOf('s.member_id')} as card`;

const columns = `${shared}, case when last.id is not null then
    ${messageValue('last', { reader: ':reader', language: ':language', blurs: '(not t.is_answered and t.opened_by = mine.other_id)' })} end as summary,
  ${wireTime('coalesce(last.created_at, t.created_at)')} as updated_at`;

/**
 * Hot: a page of the list, limited by index before any join. `cursor_top` and `cursor_id` are the position of the last
 * thread of the previous page.
 */
export const listThreadRows = hotRead<
  {
    reader: number;
    language: Language;
    cursor_top: boolean;
    cursor_id: number;
    name: string | null;
    filter: ThreadFilter | null;
    most: number;
  },
  ListedThreadRow & Record<string, unknown>
>(
  'list_threads',
  `select ${columns}
   from (
     select * from thread_member side
     where side.member_id = :reader and side.last_message_id > 0 and (side.is_pinned, side.last_message_id) < (:cursor_top::boolean, :cursor_id::bigint)
       and case :filter::text when 'unread' then side.unread > 0 when 'your_turn' then side.your_turn and not side.is_request when 'requests' then side.is_request else true end
       and ${mayMeet({ reader: ':reader', member: 'side.other_id' })}
       and (:name::text is null or exists (select 1 from active_account a where a.id = side.other_id and a.name ilike :name::text))
     order by side.is_pinned desc, side.last_message_id desc limit :most
   ) mine
   join thread t on t.id = mine.thread_id
   join thread_member theirs on theirs.member_id = mine.other_id and theirs.thread_id = mine.thread_id
   join ${accessFactTable} on s.member_id = mine.other_id
   left join message last on last.id = mine.last_message_id
   left join message_draft typed on typed.member_id = :reader and typed.other_id = mine.other_id
   order by mine.is_pinned desc, mine.last_message_id desc`,
);

const tables = `${accessFactTable}
   left join thread_member mine on mine.member_id = :reader and mine.other_id = s.member_id
   left join thread t on t.id = mine.thread_id
   left join thread_member theirs on theirs.member_id = mine.other_id and theirs.thread_id = mine.thread_id
   left join message_draft typed on typed.member_id = :reader and typed.other_id = s.member_id`;

/** What a page of messages starts behind, and how long it is. */
export interface MessageRange {
  /** A message number; null for the newest. */
  readonly before: number | null;
  /** The page reaches this number where it may. */
  readonly down_to: number | null;
  readonly most: number;
  readonly jump_most: number;
}

interface PageOfThread {
  readonly member_id: number;
  readonly messages: MessagePage;
}

/** A conversation whose newest message, the summary, is in the page. */
export type PagedThreadRow = Omit<ThreadRow, 'summary' | 'updated_at'> & { readonly began_at: string };

type AccessWithThread = PageOfThread &
  (PagedThreadRow | (AccessFactsRow & { readonly id: null; readonly draft: string; readonly card: CardValue | null }));

const messages = messagePage({
  thread: 'mine.thread_id',
  last: 'mine.last_message_id',
  blurs: '(not t.is_answered and t.opened_by = mine.other_id)',
  before: 'coalesce(:before::int, 2147483647)',
  // One more than a page, to know whether another page follows.
  most: `1 + case when :down_to::int is null then :most::int
    else least(greatest(coalesce(:before::int, t.last_seq + 1) - :down_to::int, :most::int), :jump_most::int) end`,
});

const page = `s.member_id, ${shared}, ${wireTime('t.created_at')} as began_at, ${messages} as messages`;

/** Hot: a member, the reader's conversation with them, if there is one, and a page of its messages. */
export const threadWith = hotRead<
  { reader: number; language: Language; member: number } & MessageRange,
  AccessWithThread & Record<string, unknown>
>('thread_with', `select ${page} from ${tables} where s.member_id = :member`);

/** The same by the id of one of the reader's conversations. */
export const threadById = hotRead<
  { reader: number; language: Language; thread_id: number } & MessageRange,
  AccessWithThread & Record<string, unknown>
>(
  'thread_by_id',
  `select ${page} from ${tables}
   where s.member_id = (select own.other_id from thread_member own where own.member_id = :reader and own.thread_id = :thread_id)`,
);
