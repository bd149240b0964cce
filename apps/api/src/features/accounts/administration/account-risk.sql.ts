import { statement } from '../../../platform/db/statement.ts';
import type { RiskCount } from './risk-source.ts';

/** `banned`: keys of the account as those of suspended accounts are stored. */
export const accountRisk = statement<
  { member_id: number; new_days: number; disposable: readonly string[]; banned: readonly Buffer[] },
  RiskCount
>(
  'account_risk',
  `select r.rule, r.count from account a cross join lateral (values
     ('new_account', (a.created_at > now() - make_interval(days => :new_days::int))::int),
     ('unproven_address', (a.email_verified_at is null and a.phone_verified_at is null)::int),
     ('disposable_mail', (coalesce(split_part(a.email_key, '@', 2), '') = any(:disposable::text[]))::int),
     ('many_countries', (select count(*)::int from known_country k where k.account_id = a.id)),
     ('banned_key', (select count(*)::int from banned_key b
        where b.key_hash = any(:banned::bytea[]) and b.account_id <> a.id and (b.until is null or b.until > now())))
   ) as r (rule, count) where a.id = :member_id`,
);

/** Similar accounts that one reason finds; its part of the statement reads one more. */
export const similarMost = 20;

/**
 * Accounts with a device, an address or a number of the member: rows of (account_id, reason, at). A condition of a
 * larger statement with the parameter `member_id`.
 */
export const accountsWithSameAccess = `
  (select other.account_id, 'device' as reason, max(other.last_at) as at
   from known_device own join known_device other on other.client_hash = own.client_hash and other.account_id <> own.account_id
   where own.account_id = :member_id group by other.account_id order by at desc limit ${similarMost + 1})
  union all
  (select other.id, 'email', other.created_at
   from account own join account other on other.email_key = own.email_key and other.id <> own.id
   where own.id = :member_id order by other.id desc limit ${similarMost + 1})
  union all
  (select other.id, 'phone', other.created_at
   from account own join account other on other.phone = own.phone and other.id <> own.id
   where own.id = :member_id order by other.id desc limit ${similarMost + 1})`;
