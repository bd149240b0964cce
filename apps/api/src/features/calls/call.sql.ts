import type { CallKind } from '@peonia/contract/calls.ts';
import type { CallStatus } from '@peonia/core/calls/call-state.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../platform/db/statement.ts';
import { mayMeet, relationshipValue } from '../privacy/public.ts';

export interface CallRow {
  readonly id: number;
  readonly caller_id: number;
  readonly callee_id: number;
  readonly kind: CallKind;
  readonly status: CallStatus;
  readonly caller_device: string;
  readonly callee_device: string | null;
  readonly language: Language;
  readonly is_direct: boolean;
  readonly is_relayed: boolean;
  /** Hundredths of gold. */
  readonly price: number;
  readonly free_seconds: number;
  /** What a partner who is called earns, in hundredths of a per cent; null for calls from before it was stored. */
  readonly earner_share: number | null;
  readonly created_at: Date;
  readonly accepted_at: Date | null;
  readonly connected_at: Date | null;
  readonly ended_at: Date | null;
  readonly caller_seen_at: Date | null;
  readonly callee_seen_at: Date | null;
  /** The device of the caller has said that it is connected; `connected_at` is the time when both had. */
  readonly caller_connected: boolean;
  readonly callee_connected: boolean;
  readonly minutes: number;
  readonly free_minutes: number;
  readonly paid: number;
  readonly is_balance_short: boolean;
  readonly signals: number;
  readonly logged_seconds: number | null;
  readonly is_message_sent: boolean;
  /** Clock of the database. */
  readonly now: Date;
  /** One of the two blocks the other, or an account is not active. */
  readonly may_not_meet: boolean;
  readonly are_friends: boolean;
}
type Row = CallRow & Record<string, unknown>;

const mayNotMeet = `not (${mayMeet({ reader: 'c.caller_id', member: 'c.callee_id' })} and ${mayMeet({ reader: 'c.callee_id', member: 'c.caller_id' })})`;
const columns = `c.*, clock_timestamp() as now, ${mayNotMeet} as may_not_meet,
  ${relationshipValue({ reader: 'c.caller_id', member: 'c.callee_id' })} = 3 as are_friends`;

/** Returns no row if the caller has already used the client id. */
export const insertCall = statement<
  {
    caller_id: number;
    callee_id: number;
    client_id: string;
    kind: CallKind;
    caller_device: string;
    language: Language;
    is_direct: boolean;
    price: number;
    free_seconds: number;
    earner_share: number;
  },
  { id: number }
>(
  'insert_call',
  `insert into call (caller_id, callee_id, client_id, kind, caller_device, language, is_direct, price, free_seconds, earner_share)
   values (:caller_id, :callee_id, :client_id, :kind, :caller_device, :language, :is_direct, :price, :free_seconds, :earner_share)
   on conflict on constraint call_client do nothing returning id`,
);

/** Marks the members as busy. Returns those who were free. Locks in the order of ids to avoid deadlocks. */
export const reserveMembers = statement<{ call_id: number; ids: number[] }, { member_id: number }>(
  'reserve_call_members',
  `insert into call_member (member_id, call_id) select id, :call_id::bigint from unnest(:ids::bigint[]) as given(id) order by id
   on conflict (member_id) do nothing returning member_id`,
);

export const releaseMembers = statement<{ call_id: number }>(
  'release_call_members',
  'delete from call_member where call_id = :call_id',
);

/** Locks a call of the member. */
export const lockCallOf = statement<{ id: number; member_id: number }, Row>(
  'lock_call_of',
  `select ${columns} from call c where c.id = :id and :member_id::bigint in (c.caller_id, c.callee_id) for update of c`,
);

export const lockCall = statement<{ id: number }, Row>(
  'lock_call',
  `select ${columns} from call c where c.id = :id for update of c`,
);

export const readCallOf = statement<{ id: number; member_id: number }, Row>(
  'read_call_of',
  `select ${columns} from call c where c.id = :id and :member_id::bigint in (c.caller_id, c.callee_id)`,
);

export const callByClient = statement<{ caller_id: number; client_id: string }, Row>(
  'call_by_client',
  `select ${columns} from call c where c.caller_id = :caller_id and c.client_id = :client_id`,
);

export const currentCallOf = statement<{ member_id: number }, Row>(
  'current_call_of',
  `select ${columns} from call_member m join call c on c.id = m.call_id where m.member_id = :member_id and c.ended_at is null`,
);

export const storeCall = statement<
  Pick<
    CallRow,
    | 'id'
    | 'status'
    | 'callee_device'
    | 'is_relayed'
    | 'accepted_at'
    | 'connected_at'
    | 'ended_at'
    | 'caller_seen_at'
    | 'callee_seen_at'
    | 'caller_connected'
    | 'callee_connected'
    | 'free_seconds'
    | 'minutes'
    | 'free_minutes'
    | 'paid'
    | 'is_balance_short'
    | 'logged_seconds'
  >
>(
  'store_call',
  `update call set status = :status, callee_device = :callee_device::text, is_relayed = :is_relayed, accepted_at = :accepted_at::timestamptz,
     connected_at = :connected_at::timestamptz, ended_at = :ended_at::timestamptz, caller_seen_at = :caller_seen_at::timestamptz,
     callee_seen_at = :callee_seen_at::timestamptz, caller_connected = :caller_connected, callee_connected = :callee_connected,
     free_seconds = :free_seconds, minutes = :minutes, free_minutes = :free_minutes, paid = :paid, is_balance_short = :is_balance_short,
     logged_seconds = :logged_seconds::int
   where id = :id`,
);

/** Counts signals. Returns no row if the limit is exceeded. */
export const countSignals = statement<{ id: number; more: number; most: number }, { signals: number }>(
  'count_call_signals',
  'update call set signals = signals + :more::int where id = :id and signals + :more::int <= :most::int returning signals',
);

/**
 * Active calls that are due: unanswered, not connected, connection lost, next minute started, or blocked. A minute is
 * due once one of the devices has sent a heartbeat in it; with insufficient funds the call is due at once.
 */
export const dueCalls = statement<{ ring: number; connect: number; lost: number; most: number }, { id: number }>(
  'due_calls',
  `select c.id from call c where c.ended_at is null and (
     c.status in ('dialing', 'ringing') and c.created_at <= now() - make_interval(secs => :ring::int)
     or c.status = 'connecting' and c.accepted_at <= now() - make_interval(secs => :connect::int)
     or least(c.caller_seen_at, c.callee_seen_at) <= now() - make_interval(secs => :lost::int)
     or case when c.is_balance_short then now() else greatest(c.caller_seen_at, c.callee_seen_at) end >= c.connected_at + make_interval(secs => c.free_seconds + 60 * c.minutes)
     or ${mayNotMeet}
   ) order by c.id limit :most`,
);

/** Ended calls whose message is not written yet. */
export const callsWithoutMessage = statement<{ most: number }, Row>(
  'calls_without_message',
  `select ${columns} from call c where c.ended_at is not null and not c.is_message_sent order by c.id limit :most`,
);

export const markMessageSent = statement<{ id: number }>(
  'mark_call_message_sent',
  'update call set is_message_sent = true where id = :id',
);

/** Sender facts of the caller. Returns no row if the account is not active. */
export const callAuthor = statement<{ member_id: number }, { vip: boolean; verified: boolean; identified: boolean }>(
  'call_author',
  'select is_vip as vip, is_verified as verified, is_identified as identified from active_account where id = :member_id',
);

export const callLanguage = statement<{ member_id: number }, { language: Language }>(
  'call_language',
  'select language from active_account where id = :member_id',
);
