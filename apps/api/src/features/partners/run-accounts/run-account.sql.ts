import { statement } from '../../../platform/db/statement.ts';

interface RunAccountRow extends Record<string, unknown> {
  readonly member_id: number;
  readonly partner_id: number;
  /** By staff. Otherwise recognised: it came through a link of the partner and looks like the same person. */
  readonly is_declared: boolean;
}

/** Who runs an account: what staff declared, or else what was recognised at the registration. */
const runBy = `
  select m.id as member_id, case when d.member_id is null then r.partner_id else d.partner_id end as partner_id,
    d.member_id is not null as is_declared, d.declared_at
  from (select unnest(:ids::bigint[]) as id) m
  left join partner_run_account d on d.member_id = m.id
  left join partner_referral r on r.member_id = m.id and r.excluded = 'same_person'`;

export const runAccountsAmong = statement<{ ids: readonly number[] }, RunAccountRow>(
  'run_accounts_among',
  `select member_id, partner_id, is_declared from (${runBy}) x where partner_id is not null`,
);

export const declareRunAccount = statement<{ member_id: number; partner_id: number | null }>(
  'declare_run_account',
  `insert into partner_run_account (member_id, partner_id) values (:member_id, :partner_id::bigint)
   on conflict (member_id) do update set partner_id = excluded.partner_id, declared_at = now()`,
);

/** Rows of the page of a member for the staff: who runs the account, and which accounts the member runs. */
export const runAccountRows = statement<
  { member_id: number },
  { kind: 'run_by' | 'run_by_maybe' | 'runs'; text: string | null; at: Date | null; until: Date | null; ref: number }
>(
  'run_account_rows',
  `select x.kind, a.name as text, x.at, null::timestamptz as until, x.ref from (
     select case when d.member_id is null then 'run_by_maybe' else 'run_by' end as kind, d.declared_at as at,
       case when d.member_id is null then r.partner_id else d.partner_id end as ref
     from (select :member_id::bigint as id) m
     left join partner_run_account d on d.member_id = m.id
     left join partner_referral r on r.member_id = m.id and r.excluded = 'same_person'
     union all
     select 'runs', d.declared_at, d.member_id from partner_run_account d where d.partner_id = :member_id
     union all
     select 'runs', null, r.member_id from partner_referral r
     where r.partner_id = :member_id and r.excluded = 'same_person'
       and not exists (select 1 from partner_run_account d where d.member_id = r.member_id)
     limit 100
   ) x left join active_account a on a.id = x.ref where x.ref is not null order by x.kind, x.ref`,
);

export const runAccountsOf = statement<
  { member_id: number },
  { member_id: number; partner_id: number | null; declared_at: Date }
>(
  'run_accounts_of',
  `select member_id, partner_id, declared_at from partner_run_account
   where member_id = :member_id or partner_id = :member_id order by member_id`,
);

export const eraseRunAccounts = statement<{ member_id: number }>(
  'erase_run_accounts',
  'delete from partner_run_account where member_id = :member_id or partner_id = :member_id',
);
