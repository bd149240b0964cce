import { statement } from '../../../platform/db/statement.ts';

export const closeOpenAccount = statement<{ id: number }>(
  'close_account',
  "update account set status = 'closed', closed_at = now() where id = :id and status = 'active'",
);

export const closedContact = statement<
  { id: number },
  { name: string; email: string | null; phone: string | null; language: string }
>('closed_account_contact', "select name, email, phone, language from account where id = :id and status = 'closed'");

/**
 * Marks closed accounts whose grace period is over for deletion, which cannot be undone, suspended ones too. Leaves out
 * those whose deletion waits. Also returns accounts whose deletion was interrupted.
 */
export const startDeletion = statement<{ days: number; most: number; held: number[] }, { id: number }>(
  'start_account_deletion',
  `update account set status = 'deleting' where id in (
     select id from account where closed_at is not null and status <> 'deleted' and (
       status = 'deleting' or closed_at < now() - make_interval(days => :days::int) and id <> all(:held::bigint[]))
     order by closed_at limit :most for update skip locked
   ) returning id`,
);

/** Locks an account for deletion. Returns no row if another process is deleting it or has finished. */
export const lockDeletion = statement<{ id: number }, { email: string | null; phone: string | null }>(
  'lock_account_deletion',
  "select email, phone from account where id = :id and status = 'deleting' for update skip locked",
);

/**
 * Only the account id remains. The name key contains a colon, which names cannot contain, so the old name is free at
 * once. The trial and partner columns stay for statistics and identify nobody.
 */
export const anonymizeAccountRow = statement<{ id: number; channel: string }>(
  'anonymize_account_row',
  `update account set status = 'deleted', name = '', name_key = 'deleted:' || id, email = null, email_key = null, phone = null, password_hash = null,
     language = 'en', channel = :channel, pid = null, verified_at = null, email_verified_at = null, phone_verified_at = null, address_notice_at = null, identified_at = null, security_offered_at = null, vip_until = null, is_free = false, is_partner = false, has_mall = false,
     hi_content = null, hi_photo = null
   where id = :id`,
);

export const deleteAccountRows = statement<{ id: number }>(
  'delete_account_rows',
  `with sessions as (delete from session where account_id = :id), devices as (delete from known_device where account_id = :id),
     countries as (delete from known_country where account_id = :id), consents as (delete from member_consent where member_id = :id), codes as (delete from verification_code where account_id = :id),
     logins as (delete from social_login where account_id = :id), attempts as (delete from social_login_attempt where account_id = :id), undos as (delete from account_undo where account_id = :id), factors as (delete from account_factor where account_id = :id),
     passkeys as (delete from account_passkey where account_id = :id), challenges as (delete from passkey_challenge where account_id = :id)
   delete from account_export where member_id = :id`,
);

/**
 * SQL condition: the account is deleted or being deleted. For other features' queries, whose rows may be gone by then.
 */
export function isDeletedAccount(id: string): string {
  return `exists (select 1 from account deleted where deleted.id = ${id} and deleted.status in ('deleting', 'deleted'))`;
}
