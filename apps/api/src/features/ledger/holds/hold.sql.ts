import { statement } from '../../../platform/db/statement.ts';

export const insertHold = statement<
  { key: string; account_id: number; amount: number; is_spending: boolean },
  { id: number }
>(
  'insert_hold',
  'insert into ledger_hold (key, account_id, amount, is_spending) values (:key, :account_id, :amount, :is_spending) on conflict on constraint ledger_hold_key do nothing returning id',
);

/** The wallet's constraint refuses a hold that is not covered. */
export const addHeld = statement<{ account_id: number; amount: number }>(
  'add_held',
  'update ledger_account set held = held + :amount::bigint where id = :account_id',
);

export const openHolds = statement<
  { key: string },
  {
    id: number;
    account_id: number;
    member_id: number;
    kind: 'bonus' | 'purchased' | 'earned';
    amount: number;
    is_spending: boolean;
    created_at: Date;
  }
>(
  'open_holds',
  `select h.id, h.account_id, a.member_id, a.kind, h.amount, h.is_spending, h.created_at from ledger_hold h join ledger_account a on a.id = h.account_id
   where h.key = :key and h.state = 'held' order by h.account_id for update of h, a`,
);

export const closeHolds = statement<{ ids: number[]; state: 'posted' | 'void'; transfer_id: number | null }>(
  'close_holds',
  'update ledger_hold set state = :state, transfer_id = :transfer_id where id = any(:ids::bigint[])',
);

interface MemberHold extends Record<string, unknown> {
  readonly id: number;
  readonly state: 'held' | 'released';
  readonly amount: number;
  readonly cause: string;
  readonly cause_id: number;
  readonly created_at: Date;
}

/** Holds of a member by key `<cause>:<number>`: open ones, and those of the last 30 days that were released. */
export const holdsOfMember = statement<{ member_id: number; most: number }, MemberHold>(
  'holds_of_member',
  `select max(h.id) as id, case h.state when 'held' then 'held' else 'released' end as state, sum(h.amount)::bigint as amount,
     split_part(h.key, ':', 1) as cause, coalesce(substring(h.key from '^[a-z_]+:([0-9]+)')::bigint, 0) as cause_id,
     min(h.created_at) as created_at
   from ledger_account a join ledger_hold h on h.account_id = a.id
   where a.member_id = :member_id
     and (h.state = 'held' or h.state = 'void' and h.is_spending and h.created_at > now() - interval '30 days')
   group by h.key, h.state order by max(h.id) desc limit :most`,
);
