import type { ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface RunningSanction {
  readonly id: number;
  readonly kind: 'suspend' | 'ban';
  readonly until: Date | null;
  readonly reason: ComplaintReason | null;
}

/** Locks the sanction that keeps a member suspended for longest. */
export const lockSanction = statement<{ member_id: number }, RunningSanction & Record<string, unknown>>(
  'lock_running_sanction',
  `select s.id, s.kind, s.until, c.reason from sanction s left join complaint c on c.id = s.complaint_id
   where s.member_id = :member_id and s.kind in ('suspend', 'ban') and s.ended_at is null
     and (s.until is null or s.until > now())
   order by s.until desc nulls first, s.id desc limit 1 for update of s`,
);

/** Accounts suspended together with a member that are listed; the statement reads one more. */
export const carriedListed = 100;

/** Accounts that are suspended together with a member. */
export const carriedAccounts = statement<{ member_id: number }, { account_id: number }>(
  'carried_accounts',
  `select distinct carried.member_id as account_id from sanction own join sanction carried on carried.carried_from = own.id
   where own.member_id = :member_id and carried.ended_at is null and (carried.until is null or carried.until > now())
   order by 1 limit ${carriedListed + 1}`,
);

/** Ends what was carried over; returns whether another sanction keeps the account suspended, and no row without one. */
export const endCarried = statement<{ member_id: number; account_id: number }, { is_out: boolean }>(
  'end_carried_sanctions',
  `with ended as (
     update sanction set ended_at = now()
     where member_id = :account_id and ended_at is null
       and carried_from in (select id from sanction where member_id = :member_id)
     returning id
   )
   select exists (
     select 1 from sanction s where s.member_id = :account_id and s.kind in ('suspend', 'ban') and s.ended_at is null
       and s.id not in (select id from ended)
   ) as is_out
   from (select 1 from ended limit 1) found`,
);
