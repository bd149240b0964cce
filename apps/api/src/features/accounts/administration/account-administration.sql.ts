import { statement } from '../../../platform/db/statement.ts';
import type { AccountStatus } from '../account.sql.ts';

/** Accounts in any state except deleted. */
export const accountSummariesOf = statement<
  { ids: number[] },
  { id: number; name: string; status: AccountStatus; is_partner: boolean; created_at: Date }
>(
  'account_summaries_of',
  "select id, name, status, is_partner, created_at from account where id = any(:ids::bigint[]) and status <> 'deleted'",
);

/** Devices and countries an account was used from, and its latest activity. Contains no address and no device name. */
export const accountActivity = statement<
  { id: number },
  { devices: number; sessions: number; countries: string[]; login_at: Date | null }
>(
  'account_activity',
  `select (select count(*) from known_device where account_id = :id) as devices,
     (select count(*) from session where account_id = :id and refresh_until > now()) as sessions,
     array(select country::text from known_country where account_id = :id order by country) as countries,
     greatest((select max(last_at) from known_device where account_id = :id), (select max(created_at) from session where account_id = :id)) as login_at`,
);

/** A database trigger writes `account.suspended` for every account that becomes suspended. */
export const suspend = statement<{ id: number }>(
  'suspend_account',
  "update account set status = 'suspended' where id = :id and status in ('active', 'closed')",
);
export const resume = statement<{ id: number }>(
  'resume_account',
  "update account set status = case when closed_at is null then 'active' else 'closed' end where id = :id and status = 'suspended'",
);

export const suspensionContactOf = statement<{ id: number }, { name: string; email: string; language: string }>(
  'suspension_contact_of',
  "select name, email, language from account where id = :id and status in ('active', 'suspended') and email is not null",
);

export const identifiersOf = statement<{ ids: number[] }, { name: string; email: string | null; phone: string | null }>(
  'account_identifiers_of',
  'select name, email, phone from account where id = any(:ids::bigint[])',
);
