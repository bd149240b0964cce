import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface Owner {
  readonly email: string | null;
  readonly phone: string | null;
  readonly email_verified: boolean;
  readonly phone_verified: boolean;
  readonly name: string;
  readonly language: string;
  readonly password_hash: string | null;
  /** Age of the current login. */
  readonly login_minutes: number;
}

const ownerColumns = `a.email, a.phone, a.email_verified_at is not null as email_verified, a.phone_verified_at is not null as phone_verified,
  a.name, a.language, a.password_hash`;

export const readOwner = statement<{ id: number; session_id: number }, Owner & Record<string, unknown>>(
  'read_owner',
  `select ${ownerColumns}, extract(epoch from now() - s.created_at)::float8 / 60 as login_minutes
   from account a join session s on s.account_id = a.id and s.id = :session_id where a.id = :id`,
);

export const lockOwner = statement<{ id: number }, Omit<Owner, 'login_minutes'> & Record<string, unknown>>(
  'lock_owner',
  `select ${ownerColumns} from account a where a.id = :id for update`,
);

/** Stores the account's addresses, password and linked logins as they are now. */
export const insertUndo = statement<{ account_id: number; token_hash: Buffer; hours: number }>(
  'insert_account_undo',
  `insert into account_undo (account_id, token_hash, expires_at, email, email_key, email_verified_at, phone, phone_verified_at, password_hash, logins)
   select id, :token_hash, now() + make_interval(hours => :hours::int), email, email_key, email_verified_at, phone, phone_verified_at, password_hash,
     (select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'subject', subject, 'linked_at', linked_at)), '[]') from social_login l where l.account_id = a.id)
   from account a where id = :account_id`,
);

/** The password before the last change of these hours; no row where nothing was changed. */
export const formerPassword = statement<{ account_id: number }, { password_hash: string | null }>(
  'former_password',
  `select password_hash from account_undo where account_id = :account_id and expires_at > now()
   order by id desc limit 1`,
);

/** Proven addresses that a change can still bring back, without the present one. */
export const formerEmails = statement<{ account_id: number }, { email: string }>(
  'former_emails',
  `select distinct u.email from account_undo u join account a on a.id = u.account_id
   where u.account_id = :account_id and u.expires_at > now() and u.email_verified_at is not null
     and u.email is not null and u.email is distinct from a.email`,
);

/** Consumes the link together with all later ones: they would bring back what it undoes. */
export const consumeUndo = statement<
  { token_hash: Buffer },
  { id: number; account_id: number; restored: Record<string, unknown> }
>(
  'consume_account_undo',
  `with chosen as (select id, account_id from account_undo where token_hash = :token_hash and expires_at > now()),
     gone as (delete from account_undo u using chosen c where u.account_id = c.account_id and u.id >= c.id returning u.*)
   select gone.id, gone.account_id, to_jsonb(gone) as restored from gone join chosen using (id)`,
);

export const restoreAccount = statement<{ id: number; restored: string }>(
  'restore_account',
  `update account a set email = r.email, email_key = r.email_key, email_verified_at = r.email_verified_at, phone = r.phone,
     phone_verified_at = r.phone_verified_at, password_hash = r.password_hash
   from jsonb_to_record(:restored::jsonb) as r (email text, email_key text, email_verified_at timestamptz, phone text, phone_verified_at timestamptz, password_hash text)
   where a.id = :id and a.status <> 'deleted'`,
);

/** Unlinks what was linked since. */
export const unlinkLaterLogins = statement<{ account_id: number; logins: string }>(
  'unlink_later_logins',
  `delete from social_login l where account_id = :account_id and not exists (
     select 1 from jsonb_to_recordset(:logins::jsonb) as k (provider text, subject text) where k.provider = l.provider and k.subject = l.subject)`,
);

/** Links again what was unlinked since, unless another account has it by now. */
export const relinkLogins = statement<{ account_id: number; logins: string }>(
  'relink_logins',
  `insert into social_login (provider, subject, account_id, linked_at)
   select provider, subject, :account_id, linked_at from jsonb_to_recordset(:logins::jsonb) as k (provider text, subject text, linked_at timestamptz)
   on conflict do nothing`,
);

/** Removes passkeys and a second step that were added since. */
export const dropLaterFactors = statement<{ account_id: number; since: string }>(
  'drop_later_factors',
  `with passkeys as (delete from account_passkey where account_id = :account_id and created_at >= :since::timestamptz)
   delete from account_factor where account_id = :account_id and coalesce(confirmed_at, created_at) >= :since::timestamptz`,
);

/** Brings back the second step and the passkeys that were removed since. */
export const restoreFactors = statement<{ account_id: number; restored: string }>(
  'restore_factors',
  `with undone as (select * from jsonb_populate_record(null::account_undo, :restored::jsonb)),
     passkeys as (
       insert into account_passkey (account_id, credential, public_key, counter, transports, name, created_at, used_at)
       select :account_id, k.credential, k.public_key, k.counter, k.transports, k.name, k.created_at, k.used_at
       from undone, jsonb_populate_recordset(null::account_passkey, undone.passkeys) k on conflict do nothing)
   insert into account_factor (account_id, sealed, confirmed_at, last_step, recovery_hashes)
   select :account_id, factor_sealed, factor_confirmed_at, factor_step, factor_recovery_hashes from undone where factor_sealed is not null
   on conflict do nothing`,
);

/** The next login asks for a code at the restored address. */
export const forgetDevices = statement<{ account_id: number }>(
  'forget_devices',
  `with codes as (delete from verification_code where account_id = :account_id) delete from known_device where account_id = :account_id`,
);

export const purgeUndos = purgeStatement('purge_account_undos', 'account_undo', 'expires_at < now()');
