import type { Message } from '@peonia/contract/chat/chat.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { hotRead, statement } from '../../../platform/db/statement.ts';
import { knownGift, type KnownGiftRow } from '../../gifts/public.ts';
import { blocksForeign, accessFactColumns, accessFactTable, type AccessFactsRow } from '../../privacy/public.ts';
import { finishedSteps } from '../../profiles/public.ts';
import { messageJson } from '../messages/message-json.sql.ts';

export interface SendContextRow extends AccessFactsRow {
  readonly i_finished: boolean;
  readonly they_finished: boolean;
  readonly blocks_foreign: boolean;
  readonly language: string | null;
  /** Null if the two have no conversation yet. */
  readonly thread_id: number | null;
  readonly opened_by: number;
  readonly is_answered: boolean;
  readonly unanswered_count: number;
  /** Message already stored under this client id. */
  readonly stored: Message | null;
}

interface ContextParams {
  readonly reader: number;
  readonly language: Language;
  readonly member: number;
  readonly client_id: string;
}

const context = ({ columns = '', join = '' } = {}) =>
  `select ${columns}${accessFactColumns({ reader: ':reader' })},
          ${finishedSteps({ member: ':reader::bigint' })} as i_finished, ${finishedSteps({ member: 's.member_id' })} as they_finished,
          ${blocksForeign({ member: 's.member_id' })} as blocks_foreign,
          (select language from active_account a where a.id = s.member_id) as language,
          t.id as thread_id, t.opened_by, t.is_answered, t.unanswered_count, case when old.id is not null then ${messageJson('old', { reader: ':reader', language: ':language', blurs: 'false' })} end as stored
   from ${accessFactTable}
   left join thread t on t.low_id = least(:reader::bigint, s.member_id) and t.high_id = greatest(:reader::bigint, s.member_id)
   left join message old on old.sender_id = :reader and old.client_id = :client_id ${join}
   where s.member_id = :member`;

/** Hot: everything that decides about a message, in one row. Returns no row for an unknown id. */
export const readSendContext = hotRead<ContextParams, SendContextRow & Record<string, unknown>>(
  'read_send_context',
  context(),
);

/** Hot: the same with a gift that is offered; another one leaves its columns null. */
export const readGiftContext = hotRead<
  ContextParams & { gift_id: number },
  SendContextRow & (KnownGiftRow | { readonly price: null }) & Record<string, unknown>
>(
  'read_gift_context',
  context({
    columns: 'known.*, ',
    join: `left join (${knownGift({ sender: ':reader::bigint', receiver: ':member::bigint' })}) known on true`,
  }),
);

/** Creates a conversation with both thread members. Returns no row if it exists already. */
export const insertThread = statement<{ opener: number; other: number; is_request: boolean }, { id: number }>(
  'insert_thread',
  `with opened as (
     insert into thread (low_id, high_id, opened_by)
     values (least(:opener::bigint, :other::bigint), greatest(:opener::bigint, :other::bigint), :opener)
     on conflict (low_id, high_id) do nothing returning id
   ), sides as (
     insert into thread_member (member_id, thread_id, other_id, is_request)
     select :opener::bigint, id, :other::bigint, false from opened union all select :other::bigint, id, :opener::bigint, :is_request::boolean from opened
   )
   select id from opened`,
);

/** Updates the reply gate without a message. Returns no row if it has changed since it was read. */
export const updateReplyGate = statement<
  {
    thread_id: number;
    was_answered: boolean;
    was_unanswered_count: number;
    is_answered: boolean;
    unanswered_count: number;
  },
  { id: number }
>(
  'update_reply_gate',
  `update thread set is_answered = :is_answered, unanswered_count = :unanswered_count
   where id = :thread_id and is_answered = :was_answered and unanswered_count = :was_unanswered_count returning id`,
);

/** Marks a conversation opened by the other member as answered. Returns no row if it already is, or does not exist. */
export const setThreadAnswered = statement<{ answerer: number; opener: number }, { id: number }>(
  'set_thread_answered',
  `update thread set is_answered = true, unanswered_count = 0
   where low_id = least(:answerer::bigint, :opener::bigint) and high_id = greatest(:answerer::bigint, :opener::bigint) and opened_by = :opener and not is_answered
   returning id`,
);

/** Moves a conversation out of the member's requests. Returns no row if it was not a request. */
export const removeFromRequests = statement<{ member_id: number; other_id: number }, { thread_id: number }>(
  'remove_from_requests',
  'update thread_member set is_request = false where member_id = :member_id and other_id = :other_id and is_request returning thread_id',
);

/** Conversations that a member has started today (UTC). */
export const threadsStartedToday = statement<{ member_id: number }, { used: number }>(
  'conversations_started_today',
  "select coalesce((select used from conversation_quota where member_id = :member_id and day = (now() at time zone 'UTC')::date), 0) as used",
);

/** Counts a started conversation. Returns no row if the daily limit is reached. */
export const consumeConversationQuota = statement<{ member_id: number; most: number }, { used: number }>(
  'consume_conversation_quota',
  `insert into conversation_quota (member_id, day, used)
   select :member_id, (now() at time zone 'UTC')::date, 1 where :most::int > 0
   on conflict (member_id, day) do update set used = conversation_quota.used + 1 where conversation_quota.used < :most::int
   returning used`,
);
