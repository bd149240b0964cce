import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { hotRead, statement } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { AccountStatus } from '../account.sql.ts';

const memberColumns = `a.id, a.name, a.channel, a.verified_at is not null as verified,
  a.identified_at is not null as identified, a.is_free or coalesce(a.vip_until >= current_date, false) as vip`;
const callerColumns = `s.id as session_id, s.country, ${memberColumns}`;

/** Hot: runs for every request of a member. */
export const callerByToken = hotRead<{ hash: Buffer }, Caller & Record<string, unknown>>(
  'caller_by_token',
  `select ${callerColumns} from session s join account a on a.id = s.account_id
   where s.access_hash = :hash and s.access_until > now() and a.status = 'active'`,
);

/**
 * SQL condition: the hash is that of the member's active session. For statements that check the session while they
 * write.
 */
export function isLiveSession({ hash, member }: { hash: string; member: string }): string {
  return `exists (select 1 from session live join account owner on owner.id = live.account_id
    where live.access_hash = ${hash}::bytea and live.access_until > now() and owner.id = ${member}::bigint and owner.status = 'active')`;
}

/** Accepts the previous token for 60 seconds, for requests that were in flight during the refresh. */
export const callerByPreviousToken = statement<{ hash: Buffer }, Caller & Record<string, unknown>>(
  'caller_by_previous_token',
  `select ${callerColumns} from session s join account a on a.id = s.account_id
   where s.previous_hash = :hash and s.rotated_at > now() - interval '60 seconds' and a.status = 'active'`,
);

/** An active member as a call of theirs would have them, without a session. */
export const callerOf = statement<{ id: number }, Caller & Record<string, unknown>>(
  'caller_of_member',
  `select 0::bigint as session_id, null::text as country, ${memberColumns}
   from account a where a.id = :id and a.status = 'active'`,
);

/** Sessions of active accounts that have not ended. `is_alive`: the access token is still valid. */
export const openSessions = statement<{ ids: number[] }, { id: number; is_alive: boolean }>(
  'open_sessions',
  `select s.id, s.access_until > now() as is_alive from session s join account a on a.id = s.account_id
   where s.id = any(:ids::bigint[]) and s.refresh_until > now() and a.status = 'active'`,
);

export const insertSession = statement<
  {
    account_id: number;
    access_hash: Buffer;
    family_hash: Buffer | null;
    alive_seconds: number;
    refresh_days: number;
    client_hash: Buffer | null;
    is_app: boolean;
    device: string | null;
    country: string | null;
  },
  { id: number }
>(
  'insert_session',
  `insert into session (account_id, access_hash, family_hash, access_until, refresh_until, client_hash, is_app, device, country)
   values (:account_id, :access_hash, :family_hash, now() + make_interval(secs => :alive_seconds::int), now() + make_interval(days => :refresh_days::int), :client_hash, :is_app, :device, :country)
   returning id`,
);

interface RefreshedRow {
  readonly id: number;
  readonly account_id: number;
  readonly is_app: boolean;
}

/** Replaces the token, active or expired. The old hash is stored to detect its reuse. */
export const rotateSession = statement<
  {
    old_hash: Buffer;
    new_hash: Buffer;
    family_hash: Buffer | null;
    web_seconds: number;
    app_seconds: number;
    web_days: number;
    app_days: number;
  },
  RefreshedRow & Record<string, unknown>
>(
  'rotate_session',
  `update session set previous_hash = access_hash, access_hash = :new_hash, family_hash = :family_hash, rotated_at = now(), seen_at = now(),
     access_until = now() + make_interval(secs => case when is_app then :app_seconds::int else :web_seconds::int end),
     refresh_until = now() + make_interval(days => case when is_app then :app_days::int else :web_days::int end)
   where access_hash = :old_hash and refresh_until > now()
   returning id, account_id, is_app`,
);

/** Repeats a refresh within 60 seconds for the same device, in case the first reply was lost. */
export const rotateSessionAgain = statement<
  { old_hash: Buffer; new_hash: Buffer; family_hash: Buffer | null; client_hash: Buffer | null },
  RefreshedRow & Record<string, unknown>
>(
  'rotate_session_again',
  `update session set access_hash = :new_hash, family_hash = :family_hash, seen_at = now()
   where previous_hash = :old_hash and rotated_at > now() - interval '60 seconds' and client_hash is not distinct from :client_hash
   returning id, account_id, is_app`,
);

/** Deletes the session of a token that was exchanged earlier, no matter who presents it. */
export const deleteReusedSession = statement<
  { hash: Buffer; family_hash: Buffer | null },
  { id: number; account_id: number }
>(
  'delete_reused_session',
  'delete from session where previous_hash = :hash or family_hash = :family_hash returning id, account_id',
);

export const sessionAccount = statement<{ id: number }, { name: string; channel: string; status: AccountStatus }>(
  'session_account',
  'select name, channel, status from account where id = :id',
);

/** Ends the sessions that a device began since. */
export const deleteSessionsSince = statement<
  { account_id: number; client_hash: Buffer | null; since: Date },
  { id: number }
>(
  'delete_sessions_since',
  `delete from session where account_id = :account_id and client_hash is not distinct from :client_hash::bytea
     and created_at >= :since::timestamptz returning id`,
);

export const deleteSession = statement<{ id: number }>('delete_session', 'delete from session where id = :id');

export const purgeSessions = purgeStatement('purge_sessions', 'session', 'refresh_until < now()');

/** Sessions that the member sees listed; the statement reads one more. */
export const sessionsMost = 100;

export const sessionsOf = statement<
  { account_id: number },
  { id: number; device: string | null; country: string | null; is_app: boolean; created_at: Date; seen_at: Date }
>(
  'sessions_of',
  `select id, device, country, is_app, created_at, seen_at from session
   where account_id = :account_id and refresh_until > now() order by seen_at desc limit ${sessionsMost + 1}`,
);

export const deleteOwnSession = statement<{ account_id: number; id: number }>(
  'delete_own_session',
  'delete from session where id = :id and account_id = :account_id',
);

/** Deletes all sessions of an account except `except`; null deletes all. */
export const deleteOtherSessions = statement<{ account_id: number; except: number | null }, { id: number }>(
  'delete_other_sessions',
  'delete from session where account_id = :account_id and id is distinct from :except::bigint returning id',
);
