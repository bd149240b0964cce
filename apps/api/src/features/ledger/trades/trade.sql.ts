import type { Trade } from '@peonia/contract/money/ledger.ts';
import { hotRead, statement } from '../../../platform/db/statement.ts';
import { mayMeet } from '../../privacy/public.ts';

export interface TradeRow {
  /** Number of the first entry: a member's transfers never overlap, because their wallets are locked together. */
  readonly id: number;
  readonly type: Trade['type'];
  readonly amount: number;
  readonly spendable: number;
  readonly cause: string;
  readonly cause_id: number;
  readonly other_id: number | null;
  readonly other_name: string | null;
  readonly created_at: Date;
}

interface TradeQuery {
  readonly member_id: number;
  readonly before: number;
  readonly most: number;
}

/**
 * A page of transfers, newest first. Each wallet reads its newest entries by index, and an account moves at most once
 * in a transfer, so the newest `most` entries of each wallet hold the newest `most` transfers complete. Earned gold
 * counts only in transfers without spendable gold; a settled debt belongs to its recharge.
 */
function tradesWhere(condition: string): string {
  return `with newest as (
     select e.transfer_id, min(e.id) as id, min(e.kind) as type, min(e.spendable_after) as spendable,
            (case when bool_or(w.kind in ('bonus', 'purchased')) then sum(e.amount) filter (where w.kind <> 'earned') else sum(e.amount) end)::bigint as amount
     from ledger_account w cross join lateral (
       select e.id, e.transfer_id, e.amount, e.kind, e.spendable_after from ledger_entry e
       where e.account_id = w.id and e.id < :before::bigint ${condition} order by e.id desc limit :most::int
     ) e
     where w.member_id = :member_id and w.shard = 0
     group by e.transfer_id order by min(e.id) desc limit :most::int
   )
   select n.id, n.type, n.amount, n.spendable, t.cause, t.cause_id, t.created_at, o.id as other_id, o.name as other_name
   from newest n join ledger_transfer t on t.id = n.transfer_id
     left join active_account o on o.id = t.other_id and ${mayMeet({ reader: ':member_id', member: 'o.id' })}
   order by n.id desc`;
}

export const tradesOf = hotRead<TradeQuery, TradeRow & Record<string, unknown>>('trades_of', tradesWhere(''));

export const tradesOfKind = hotRead<TradeQuery & { kind: string }, TradeRow & Record<string, unknown>>(
  'trades_of_kind',
  tradesWhere('and e.kind = :kind'),
);

/** The transfer that gave a spending back, by the number of the spending's first entry. */
export const reversalOf = statement<{ id: number }, { created_at: Date }>(
  'trade_reversal',
  `select r.created_at from ledger_entry e join ledger_transfer r on r.reverses = e.transfer_id where e.id = :id`,
);
