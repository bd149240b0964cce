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
