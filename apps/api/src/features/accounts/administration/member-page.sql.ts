import { statement } from '../../../platform/db/statement.ts';
import { memberRowsMost, membersFoundMost, type MemberHit, type MemberRow } from './member-source.ts';

export const accountRows = statement<{ member_id: number }, MemberRow>(
  'member_account_rows',
  `select r.kind, r.text, r.at, r.until::timestamptz as until, null::bigint as ref
   from account a left join account_factor f on f.account_id = a.id and f.confirmed_at is not null
   cross join lateral (values
     (1, case when a.email_verified_at is null then 'email_unproven' else 'email' end, a.email, a.email_verified_at, null::date),
     (2, case when a.phone_verified_at is null then 'phone_unproven' else 'phone' end, a.phone, a.phone_verified_at, null),
     (3, 'language', a.language, null, null),
     (4, 'joined', '', a.created_at, null),
     (5, 'vip', case when a.vip_until is not null then '' end, null, a.vip_until),
     (6, 'second_step', case when f.account_id is not null then '' end, f.confirmed_at, null)
   ) as r (position, kind, text, at, until)
   where a.id = :member_id and r.text is not null order by r.position`,
);

export const sessionRows = statement<{ member_id: number }, MemberRow>(
  'member_session_rows',
  `select 'session' as kind, concat_ws(' · ', device, country) as text, seen_at as at, null::timestamptz as until, null::bigint as ref
   from session where account_id = :member_id and refresh_until > now() order by seen_at desc limit ${memberRowsMost + 1}`,
);

export const deviceRows = statement<{ member_id: number }, MemberRow>(
  'member_device_rows',
  `select 'device' as kind, left(encode(client_hash, 'hex'), 12) as text, last_at as at, null::timestamptz as until, null::bigint as ref
   from known_device where account_id = :member_id order by last_at desc limit ${memberRowsMost + 1}`,
);

export const findAccounts = statement<
  { id: number | null; name_key: string; email_key: string | null; phone: string | null },
  MemberHit
>(
  'find_staff_members',
  `select id as account_id, case when id = :id::bigint then 'number' when name_key = :name_key then 'name'
     when email_key = :email_key::text then 'email' else 'phone' end as matched
   from account
   where status <> 'deleted'
     and (id = :id::bigint or name_key = :name_key or email_key = :email_key::text or phone = :phone::text)
   order by id limit 20`,
);

export const findByBeginning = statement<{ name_key: string }, MemberHit>(
  'find_staff_members_by_beginning',
  `select id as account_id, 'name' as matched from account
   where status <> 'deleted' and starts_with(name_key, :name_key) order by name_key limit ${membersFoundMost + 1}`,
);
