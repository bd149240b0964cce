import type { PayoutState } from '@peonia/contract/payouts/cash-out.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface PayoutRequest extends Record<string, unknown> {
  readonly id: number;
  readonly member_id: number;
  /** Hundredths of gold and of USD, and ten-thousandths of USD per gold. */
  readonly gold: number;
  readonly amount: number;
  readonly rate: number;
  readonly sealed: Buffer | null;
  readonly is_auto: boolean;
  readonly state: PayoutState;
  readonly requested_at: Date;
  readonly approved_by: number | null;
  readonly approved_at: Date | null;
  readonly paid_by: number | null;
  readonly paid_at: Date | null;
  /** `YYYY-MM-DD` */
  readonly paid_on: string | null;
  readonly reference: string | null;
  readonly ended_by: number | null;
  readonly ended_at: Date | null;
  readonly reason: string | null;
  /** The file for the bank that it is in. */
  readonly file_id: number | null;
}

export const columns = `id, member_id, gold, amount, rate, sealed, is_auto, state, requested_at, approved_by, approved_at, paid_by,
  paid_at, to_char(paid_on, 'YYYY-MM-DD') as paid_on, reference, ended_by, ended_at, reason, file_id`;

/** Returns no row if a request of the member is open. */
export const insertPayout = statement<
  {
    member_id: number;
    gold: number;
    amount: number;
    rate: number;
    week: string;
    sealed: Buffer;
    is_auto: boolean;
  },
  PayoutRequest
>(
  'insert_payout',
  `insert into payout_request (member_id, gold, amount, rate, week, sealed, is_auto)
   values (:member_id, :gold, :amount, :rate, :week::date, :sealed, :is_auto)
   on conflict (member_id) where state in ('requested', 'approved') do nothing returning ${columns}`,
);

export const payoutById = statement<{ id: number }, PayoutRequest>(
  'payout_by_id',
  `select ${columns} from payout_request where id = :id`,
);

export const lockPayout = statement<{ id: number }, PayoutRequest>(
  'lock_payout',
  `select ${columns} from payout_request where id = :id for update`,
);

export const hasOpenPayout = statement<{ member_id: number }, { open: boolean }>(
  'has_open_payout',
  `select exists (select 1 from payout_request where member_id = :member_id and state in ('requested', 'approved')) as open`,
);

export const payoutsOf = statement<{ member_id: number; before: number; most: number }, PayoutRequest>(
  'payouts_of',
  `select ${columns} from payout_request where member_id = :member_id and id < :before::bigint
   order by id desc limit :most::int`,
);

export const approvePayout = statement<{ id: number; staff_id: number }, PayoutRequest>(
  'approve_payout',
  `update payout_request set state = 'approved', approved_by = :staff_id, approved_at = now()
   where id = :id and state = 'requested' returning ${columns}`,
);

export const payPayout = statement<{ id: number; staff_id: number; paid_on: string; reference: string }, PayoutRequest>(
  'pay_payout',
  `update payout_request set state = 'paid', paid_by = :staff_id, paid_at = now(), paid_on = :paid_on::date, reference = :reference
   where id = :id and state = 'approved' returning ${columns}`,
);

/** `staff_id` and `reason` are null where the partner cancels. */
export const endPayout = statement<
  { id: number; state: 'refused' | 'failed' | 'cancelled'; staff_id: number | null; reason: string | null },
  PayoutRequest
>(
  'end_payout',
  `update payout_request set state = :state, ended_by = :staff_id, ended_at = now(), reason = :reason
   where id = :id returning ${columns}`,
);

/** Counts an approval in its UTC day. Returns no row beyond the cap; locks the day until the transaction ends. */
export const countApproved = statement<{ amount: number; most: number }, { amount: number }>(
  'count_approved_payout',
  `insert into payout_day (day, amount)
   select (now() at time zone 'UTC')::date, :amount::bigint where :amount::bigint <= :most::bigint
   on conflict (day) do update set amount = payout_day.amount + excluded.amount
     where payout_day.amount + excluded.amount <= :most::bigint
   returning amount`,
);

/** An approved payout that was not paid does not count in the day of its approval. */
export const uncountApproved = statement<{ amount: number; approved_at: Date }>(
  'uncount_approved_payout',
  `update payout_day set amount = greatest(0, amount - :amount::bigint)
   where day = (:approved_at::timestamptz at time zone 'UTC')::date`,
);

export const approvedToday = statement<object, { amount: number }>(
  'payouts_approved_today',
  `select coalesce((select amount from payout_day where day = (now() at time zone 'UTC')::date), 0)::bigint as amount`,
);

export const membersWithOpenPayout = statement<object, { member_id: number }>(
  'members_with_open_payout',
  "select member_id from payout_request where state in ('requested', 'approved')",
);

/** The account that a payout went to is forgotten; the row stays, like the books. */
export const erasePayoutAccounts = statement<{ member_id: number }>(
  'erase_payout_accounts',
  'update payout_request set sealed = null where member_id = :member_id',
);

/** Gold of a member that was paid out, in hundredths. */
export const paidOutOf = statement<{ member_id: number }, { gold: number }>(
  'paid_out_of',
  `select coalesce(sum(gold), 0)::bigint as gold from payout_request where member_id = :member_id and state = 'paid'`,
);
