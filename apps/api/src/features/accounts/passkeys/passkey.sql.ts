import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { AccountStatus } from '../account.sql.ts';

export const insertChallenge = statement<{ challenge: string; account_id: number | null; minutes: number }>(
  'insert_passkey_challenge',
  `insert into passkey_challenge (challenge, account_id, expires_at)
   values (:challenge, :account_id, now() + make_interval(mins => :minutes::int))`,
);

/** Single use. A challenge belongs to one member, or to a login. */
export const consumeChallenge = statement<{ challenge: string; account_id: number | null }, { challenge: string }>(
  'consume_passkey_challenge',
  `delete from passkey_challenge where challenge = :challenge and account_id is not distinct from :account_id::bigint and expires_at > now()
   returning challenge`,
);

export const purgeChallenges = purgeStatement('purge_passkey_challenges', 'passkey_challenge', 'expires_at < now()');

export const passkeysOf = statement<
  { account_id: number },
  { id: number; credential: string; transports: string[]; name: string; created_at: Date; used_at: Date | null }
>(
  'passkeys_of',
  'select id, credential, transports, name, created_at, used_at from account_passkey where account_id = :account_id order by id',
);

export const insertPasskey = statement<
  { account_id: number; credential: string; public_key: Buffer; counter: number; transports: string[]; name: string },
  { id: number }
>(
  'insert_passkey',
  `insert into account_passkey (account_id, credential, public_key, counter, transports, name)
   values (:account_id, :credential, :public_key, :counter, :transports, :name) returning id`,
);

export const renamePasskey = statement<{ account_id: number; id: number; name: string }>(
  'rename_passkey',
  'update account_passkey set name = :name where id = :id and account_id = :account_id',
);

/** Deletes a passkey, and keeps it with the links that undo a change since it was added. */
export const deletePasskey = statement<{ account_id: number; id: number }>(
  'delete_passkey',
  `with gone as (delete from account_passkey where id = :id and account_id = :account_id returning *)
   update account_undo u set passkeys = u.passkeys || to_jsonb(gone)
   from gone where u.account_id = gone.account_id and u.expires_at > now() and u.created_at > gone.created_at`,
);

export interface PasskeyAccountRow {
  readonly id: number;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly account_id: number;
  readonly name: string;
  readonly channel: string;
  readonly status: AccountStatus;
}

export const passkeyAccount = statement<{ credential: string }, PasskeyAccountRow & Record<string, unknown>>(
  'passkey_account',
  `select k.id, k.public_key, k.counter, k.account_id, a.name, a.channel, a.status
   from account_passkey k join account a on a.id = k.account_id where k.credential = :credential`,
);

export const markPasskeyUsed = statement<{ id: number; counter: number }>(
  'mark_passkey_used',
  'update account_passkey set used_at = now(), counter = :counter where id = :id',
);

export const securityOffer = statement<{ id: number }, { is_offered: boolean }>(
  'security_offer',
  'select security_offered_at is not null as is_offered from account where id = :id',
);

/** Keeps the first time. */
export const markSecurityOffered = statement<{ id: number }>(
  'mark_security_offered',
  'update account set security_offered_at = now() where id = :id and security_offered_at is null',
);
