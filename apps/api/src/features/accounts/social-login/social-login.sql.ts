import type { SocialProvider } from '@peonia/contract/accounts/account-social.ts';
import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface AttemptRow {
  readonly account_id: number | null;
  readonly nonce: string | null;
  readonly verifier: string | null;
  readonly is_in_app: boolean;
  readonly callback_url: string;
  readonly redirect: string | null;
}

export const insertAttempt = statement<
  AttemptRow & { state_hash: Buffer; provider: string; client_hash: Buffer; minutes: number }
>(
  'insert_social_attempt',
  `insert into social_login_attempt (state_hash, provider, client_hash, account_id, nonce, verifier, is_in_app, callback_url, redirect, expires_at)
   values (:state_hash, :provider, :client_hash, :account_id, :nonce, :verifier, :is_in_app, :callback_url, :redirect, now() + make_interval(mins => :minutes::int))`,
);

/** Single use: deletes the attempt. Matches only the same browser and provider. */
export const consumeAttempt = statement<
  { state_hash: Buffer; provider: string; client_hash: Buffer },
  AttemptRow & Record<string, unknown>
>(
  'consume_social_attempt',
  `delete from social_login_attempt where state_hash = :state_hash and provider = :provider and client_hash = :client_hash and expires_at > now()
   returning account_id, nonce, verifier, is_in_app, callback_url, redirect`,
);

export interface ClaimRow {
  readonly subject: string;
  readonly email: string | null;
  readonly redirect: string | null;
}

export const insertClaim = statement<
  ClaimRow & { ticket_hash: Buffer; provider: string; client_hash: Buffer; minutes: number }
>(
  'insert_social_claim',
  `insert into social_login_ticket (ticket_hash, provider, subject, email, client_hash, redirect, expires_at)
   values (:ticket_hash, :provider, :subject, :email, :client_hash, :redirect, now() + make_interval(mins => :minutes::int))`,
);

/** Consumed in the transaction that creates the account, so that a taken name leaves the claim for another try. */
export const consumeClaim = statement<
  { ticket_hash: Buffer; provider: string; client_hash: Buffer },
  ClaimRow & Record<string, unknown>
>(
  'consume_social_claim',
  `delete from social_login_ticket where ticket_hash = :ticket_hash and provider = :provider and client_hash = :client_hash and expires_at > now()
   returning subject, email, redirect`,
);

export interface TicketRow extends SocialAccountRow {
  readonly used_at: Date | null;
  /** The code that began the session may be repeated now. */
  readonly is_repeatable: boolean;
}

/**
 * Counts a try of a ticket before its code is compared. Returns the account; no row after `tries` of them. `used_at` is
 * set where the ticket has begun a session.
 */
export const tryTicket = statement<
  {
    ticket_hash: Buffer;
    provider: string;
    client_hash: Buffer;
    code_hash: Buffer;
    counted: number;
    tries: number;
    minutes: number;
  },
  TicketRow & Record<string, unknown>
>(
  'try_social_ticket',
  `update social_login_ticket t set tries = t.tries + :counted::int from social_login l join account a on a.id = l.account_id
   where t.ticket_hash = :ticket_hash and t.provider = :provider and t.client_hash = :client_hash and t.expires_at > now()
     and t.tries < :tries::int and l.provider = t.provider and l.subject = t.subject
   returning a.id, a.name, a.channel, a.status, t.used_at,
     coalesce(t.used_hash = :code_hash::bytea and t.used_at > now() - make_interval(mins => :minutes::int), false) as is_repeatable`,
);

/** Marks a ticket as used; no row where it was used already. A right code is no try. */
export const useTicket = statement<{ ticket_hash: Buffer; code_hash: Buffer }>(
  'use_social_ticket',
  `update social_login_ticket set used_at = now(), used_hash = :code_hash, tries = greatest(tries - 1, 0)
   where ticket_hash = :ticket_hash and used_at is null`,
);

export const purgeSocialAttempts = purgeStatement(
  'purge_social_login_attempts',
  'social_login_attempt',
  'expires_at < now()',
);
export const purgeSocialTickets = purgeStatement(
  'purge_social_login_tickets',
  'social_login_ticket',
  'expires_at < now()',
);

export interface SocialAccountRow {
  readonly id: number;
  readonly name: string;
  readonly channel: string;
  readonly status: string;
}

export const accountBySocial = statement<
  { provider: string; subject: string },
  SocialAccountRow & Record<string, unknown>
>(
  'account_by_social',
  `select a.id, a.name, a.channel, a.status from social_login l join account a on a.id = l.account_id
   where l.provider = :provider and l.subject = :subject`,
);

/** Replaces an earlier link to this provider. Throws a unique violation if another account has the subject. */
export const upsertSocialLogin = statement<{ provider: string; subject: string; account_id: number }>(
  'upsert_social_login',
  `insert into social_login (provider, subject, account_id) values (:provider, :subject, :account_id)
   on conflict on constraint social_login_account_provider_key do update set subject = excluded.subject, linked_at = now()`,
);

export const deleteSocialLogin = statement<{ provider: string; account_id: number }>(
  'delete_social_login',
  'delete from social_login where provider = :provider and account_id = :account_id',
);

export const socialLoginsOf = statement<{ account_id: number }, { provider: string; has_password: boolean }>(
  'social_logins_of',
  `select l.provider, a.password_hash is not null as has_password
   from social_login l join account a on a.id = l.account_id where l.account_id = :account_id order by l.linked_at`,
);

/** SQL condition: the login was linked when the account had a proven address. */
const linkedProven = 'a.verified_at is not null and l.linked_at >= a.verified_at';

export const keepableLogins = statement<{ account_id: number }, { provider: SocialProvider; linked_at: Date }>(
  'keepable_logins',
  `select l.provider, l.linked_at from social_login l join account a on a.id = l.account_id
   where l.account_id = :account_id and ${linkedProven} order by l.linked_at`,
);

export const dropUnconfirmedLogins = statement<{ account_id: number; keep: readonly string[] }>(
  'drop_unconfirmed_logins',
  `delete from social_login l using account a
   where a.id = l.account_id and a.id = :account_id and not (l.provider = any(:keep::text[]) and ${linkedProven})`,
);

/** Serializes requests for archives. */
export const lockAccount = statement<{ id: number }>('lock_account', 'select 1 from account where id = :id for update');
