import { statement } from '../../../platform/db/statement.ts';
import { memberRowsMost, type MemberRow, type StaffQueueRow } from '../../accounts/public.ts';
import { columns, type PayoutRequest } from '../request/request.sql.ts';

interface Board {
  /** Id of the last payout of the page before; null for the first page. */
  readonly last: number | null;
  readonly most: number;
}

/** Payouts that wait in a state, the oldest first. */
export const payoutsInState = statement<Board & { state: string }, PayoutRequest>(
  'payouts_in_state',
  `select ${columns} from payout_request
   where state = :state and (:last::bigint is null or id > :last::bigint) order by id limit :most::int`,
);

/** `paid`, or `over`: refused, failed and cancelled. Newest first. */
export const endedPayouts = statement<Board & { state: string }, PayoutRequest>(
  'ended_payouts',
  `select ${columns} from payout_request
   where (state = :state or :state = 'over' and state in ('refused', 'failed', 'cancelled'))
     and (:last::bigint is null or id < :last::bigint)
   order by id desc limit :most::int`,
);

/** Payouts that were paid to a member before, and their sum in hundredths of USD. */
export const paidBefore = statement<{ member_id: number; id: number }, { paid: number; amount: number }>(
  'payouts_paid_before',
  `select count(*) as paid, coalesce(sum(amount), 0)::bigint as amount from payout_request
   where member_id = :member_id and id < :id and state = 'paid'`,
);

export const payoutQueueState = statement<object, StaffQueueRow>(
  'payout_queue_state',
  `select count(*) as size, 0 as mine, min(coalesce(approved_at, requested_at)) as oldest_at
   from payout_request where state in ('requested', 'approved')`,
);

export const payoutRows = statement<{ member_id: number }, MemberRow>(
  'member_payout_rows',
  `select 'payout' as kind,
     concat_ws(' · ', '#' || id, state, to_char(amount / 100.0, 'FM999999990.00') || ' USD') as text,
     requested_at as at, null::timestamptz as until, null::bigint as ref
   from payout_request where member_id = :member_id order by id desc limit ${memberRowsMost + 1}`,
);
