import { statement } from '../../../platform/db/statement.ts';

export const closeOpenAccount = statement<{ id: number }>(
  'close_account',
  "update account set status = 'closed', closed_at = now() where id = :id and status = 'active'",
);

/** Where codes for closing may have gone, and how old the login is that asks. */
export const readClosingProof = statement<
  { id: number; session_id: number },
  {
    email: string | null;
    phone: string | null;
    name: string;
    language: string;
    password_hash: string | null;
    login_minutes: number;
  }
>(
  'read_closing_proof',
  `select a.email, a.phone, a.name, a.language, a.password_hash, extract(epoch from now() - s.created_at)::float8 / 60 as login_minutes
   from account a join session s on s.account_id = a.id and s.id = :session_id where a.id = :id`,
);

/**
 * Begins the erasure of accounts whose days of grace are over: from here there is no way back. Answers also those that
 * stopped half way.
 */
export const startDeletion = statement<{ days: number; most: number }, { id: number }>(
  'start_account_deletion',
  `update account set status = 'erasing' where id in (
     select id from account where status = 'erasing' or status = 'closed' and closed_at < now() - make_interval(days => :days::int)
     order by closed_at limit :most for update skip locked
   ) returning id`,
);

/** One erasure at a time for each account, also over processes; false where another one is at work or has finished. */
export const lockDeletion = statement<{ id: number }, { email: string | null; phone: string | null }>(
  'lock_account_deletion',
  "select email, phone from account where id = :id and status = 'erasing' for update skip locked",
);

/**
 * What remains of an account is its number. The name key holds a colon, which no member's name may, so the old name is
 * free for others at once; the columns of trial and partner id count in statistics and name nobody.
 */
export const anonymizeAccountRow = statement<{ id: number; channel: string }>(
  'anonymize_account_row',
  `update account set status = 'erased', name = '', name_key = 'erased:' || id, email = null, email_key = null, phone = null, password_hash = null,
     language = 'en', channel = :channel, pid = null, verified_at = null, identified_at = null, vip_until = null, is_free = false, is_partner = false, has_mall = false,
     hi_content = null, hi_photo = null
   where id = :id`,
);

export const deleteAccountRows = statement<{ id: number }>(
  'delete_account_rows',
  `with sessions as (delete from session where account_id = :id), devices as (delete from device where account_id = :id),
     countries as (delete from account_country where account_id = :id), codes as (delete from code where account_id = :id),
     logins as (delete from social_login where account_id = :id), attempts as (delete from social_attempt where account_id = :id)
   delete from account_export where member_id = :id`,
);

/**
 * Has this account been erased, or is it being erased? A condition for other features' queries: rows of theirs may be
 * gone by then.
 */
export function isDeletedAccount(id: string): string {
  return `exists (select 1 from account erased where erased.id = ${id} and erased.status in ('erasing', 'erased'))`;
}
