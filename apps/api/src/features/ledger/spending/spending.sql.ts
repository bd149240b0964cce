import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { hotRead, statement } from '../../../platform/db/statement.ts';

const today = "(now() at time zone 'utc')::date";

/** The effective cap: a higher one replaces the lower when it is due. */
const capNow = 'case when c.next_from <= now() then c.next_cap else c.cap end';

/** Counts gold as spent today; returns the sum and the cap. The row stays locked until the transaction ends. */
export const countSpending = statement<{ member_id: number; amount: number }, { spent: number; cap: number | null }>(
  'count_spending',
  `insert into spending_day as d (member_id, day, spent) values (:member_id, ${today}, :amount::bigint)
   on conflict (member_id, day) do update set spent = d.spent + :amount::bigint
   returning spent, (select ${capNow} from spending_cap c where c.member_id = :member_id) as cap`,
);

/** SQL condition: a cap limits what the member spends today. */
export const hasCap = (memberId: string): string =>
  `exists (select 1 from spending_cap c where c.member_id = ${memberId} and ${capNow} is not null)`;

/** SQL that counts gold as spent today where `source` has a row. */
export const countSpendingFrom = (source: string, { member, amount }: { member: string; amount: string }): string =>
  `insert into spending_day as d (member_id, day, spent) select ${member}, ${today}, ${amount} from ${source}
   on conflict (member_id, day) do update set spent = d.spent + excluded.spent`;

/** Subtracts what a hold counted, on its day. */
export const uncountSpending = statement<{ member_id: number; amount: number; held_at: Date }>(
  'uncount_spending',
  `update spending_day set spent = spent - :amount::bigint where member_id = :member_id and day = (:held_at::timestamptz at time zone 'utc')::date`,
);

interface CapRow {
  readonly cap: number | null;
  readonly next_cap: number | null;
  /** Null where no change is pending. */
  readonly next_from: Date | null;
  readonly spent_today: number;
}

export const readCap = hotRead<{ member_id: number }, CapRow & Record<string, unknown>>(
  'read_spending_cap',
  `select ${capNow} as cap,
          case when c.next_from > now() then c.next_cap end as next_cap, case when c.next_from > now() then c.next_from end as next_from,
          coalesce((select spent from spending_day d where d.member_id = me.id and d.day = ${today}), 0) as spent_today
   from (select :member_id::bigint as id) me left join spending_cap c on c.member_id = me.id`,
);

/** Locks the member's cap, so that simultaneous changes are serial. */
export const lockCap = statement<{ member_id: number }>(
  'lock_spending_cap',
  'insert into spending_cap (member_id) values (:member_id) on conflict (member_id) do update set member_id = excluded.member_id',
);

export const storeCap = statement<{
  member_id: number;
  cap: number | null;
  next_cap: number | null;
  wait_hours: number | null;
}>(
  'store_spending_cap',
  `update spending_cap set cap = :cap, next_cap = :next_cap, next_from = now() + make_interval(hours => :wait_hours::int) where member_id = :member_id`,
);

/**
 * Marks members with unusual spending today and returns them, each at most once a day. The usual day is the mean of
 * days with spending in the previous month; without one only the floor counts.
 */
export const claimUnusualSpending = statement<{ times: number; floor: number }, { member_id: number; spent: number }>(
  'take_unusual_spending',
  `update spending_day d set notified_at = now()
   where d.day = ${today} and d.spent > :floor::bigint and d.notified_at is null
     and d.spent > :times::int * coalesce((select avg(b.spent) from spending_day b where b.member_id = d.member_id and b.day < d.day and b.day >= d.day - 30 and b.spent > 0), 0)
   returning d.member_id, d.spent`,
);

export const purgeSpendingDays = purgeStatement('purge_spending_days', 'spending_day', `day < ${today} - 60`);

export const eraseSpending = statement<{ member_id: number }>(
  'erase_spending',
  'with days as (delete from spending_day where member_id = :member_id) delete from spending_cap where member_id = :member_id',
);
