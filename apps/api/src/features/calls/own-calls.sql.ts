import { purgeStatement } from '../../platform/db/purge-in-batches.ts';
import { statement } from '../../platform/db/statement.ts';

/**
 * Deletes the calls of a member for both participants. Billed minutes stay for the ledger, without a reference to the
 * member.
 */
export const eraseCalls = statement<{ member_id: number }>(
  'erase_calls',
  `with shares as (delete from free_call_minute_usage where member_id = :member_id),
     relays as (delete from call_relay_usage where member_id = :member_id),
     pairs as (delete from call_free_pair where low_id = :member_id or high_id = :member_id)
   delete from call where caller_id = :member_id or callee_id = :member_id`,
);

interface OwnCall {
  readonly from_me: boolean;
  readonly user_id: number;
  readonly name: string | null;
  readonly kind: string;
  readonly status: string;
  readonly begun_at: Date;
  readonly connected_at: Date | null;
  readonly ended_at: Date | null;
  /** Hundredths of gold; null for calls that the other participant paid for. */
  readonly paid: number | null;
  readonly free_minutes: number | null;
}

export const callsOf = statement<{ member_id: number }, OwnCall & Record<string, unknown>>(
  'own_calls_of',
  `select c.caller_id = :member_id::bigint as from_me, o.id as user_id, a.name, c.kind, c.status, c.created_at as begun_at, c.connected_at, c.ended_at,
     case when c.caller_id = :member_id::bigint then c.paid end as paid, case when c.caller_id = :member_id::bigint then c.free_minutes end as free_minutes
   from call c
   cross join lateral (select case when c.caller_id = :member_id::bigint then c.callee_id else c.caller_id end as id) o
   left join active_account a on a.id = o.id
   where c.caller_id = :member_id or c.callee_id = :member_id order by c.id`,
);

export const purgeCalls = purgeStatement<{ days: number }>(
  'purge_calls',
  'call',
  'is_message_sent and ended_at < now() - make_interval(days => :days::int)',
);

/** Daily counters of earlier days. */
export const purgeCallCounters = [
  purgeStatement('purge_call_free_pairs', 'call_free_pair', "day < (now() at time zone 'UTC')::date"),
  purgeStatement('purge_call_relay_usage', 'call_relay_usage', "day < (now() at time zone 'UTC')::date"),
  purgeStatement('purge_free_call_minutes', 'free_call_minute_usage', "day < (now() at time zone 'UTC')::date"),
] as const;
