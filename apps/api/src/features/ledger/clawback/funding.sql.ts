import { statement } from '../../../platform/db/statement.ts';

/** Lets one transaction at a time settle what a payer has not paid for. */
export const lockPayer = statement<{ member_id: number }>(
  'lock_unpaid_spending',
  `select pg_advisory_xact_lock(hashtextextended('unpaid spending', :member_id::bigint))`,
);

interface WalletEntry extends Record<string, unknown> {
  readonly id: number;
  readonly wallet: 'purchased' | 'debt';
  readonly amount: number;
  readonly transfer_id: number;
  readonly kind: string;
  readonly cause: string;
  readonly cause_id: number;
  readonly reverses: number | null;
}

/** Entries of the wallets that hold bought gold and debt, oldest first: the numbers order the transfers of a member. */
export const walletEntries = statement<{ member_id: number; after: number; most: number }, WalletEntry>(
  'wallet_entries_of_payer',
  `select e.id, a.kind as wallet, e.amount, e.transfer_id, t.kind, t.cause, t.cause_id, t.reverses
   from ledger_account a
     join ledger_entry e on e.account_id = a.id and e.id > :after::bigint
     join ledger_transfer t on t.id = e.transfer_id
   where a.member_id = :member_id and a.shard = 0 and a.kind in ('purchased', 'debt')
   order by e.id limit :most::int`,
);

/** Stores how much of each spending is not paid. Returns the earnings that changed. */
export const saveUnpaid = statement<
  { transfer_ids: number[]; golds: number[]; reasons: (string | null)[] },
  { transfer_id: number; member_id: number }
>(
  'save_unpaid_spending',
  `with given as materialized (
     select e.transfer_id, g.gold, g.reason
     from unnest(:transfer_ids::bigint[], :golds::bigint[], :reasons::text[]) as g(transfer_id, gold, reason)
       join ledger_earning e on e.transfer_id = g.transfer_id
     where e.state <> 'reversed' and e.unpaid <> g.gold
     order by e.transfer_id for update of e
   )
   update ledger_earning e set unpaid = g.gold, unpaid_at = now(), taken_for = coalesce(g.reason, e.taken_for)
   from given g where e.transfer_id = g.transfer_id
   returning e.transfer_id, e.member_id`,
);

export const transfersByIds = statement<{ ids: number[] }, { transfer_id: number; kind: string; created_at: Date }>(
  'ledger_transfers_by_ids',
  'select id as transfer_id, kind, created_at from ledger_transfer where id = any(:ids::bigint[]) order by id',
);

/** When the gold or the thing of a payment was booked. */
export const creditedAt = statement<{ key: string }, { created_at: Date }>(
  'ledger_transfer_time',
  'select created_at from ledger_transfer where key = :key',
);
