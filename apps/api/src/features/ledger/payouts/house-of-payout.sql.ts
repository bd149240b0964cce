import { statement } from '../../../platform/db/statement.ts';

/** The house account that a payout was paid from: the bank, or for those paid before it had an account, clearing. */
export const houseOfPayout = statement<{ key: string }, { house: 'bank' | 'clearing' }>(
  'house_of_payout',
  `select a.kind as house from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
     join ledger_account a on a.id = e.account_id
   where t.key = :key and e.amount > 0`,
);
