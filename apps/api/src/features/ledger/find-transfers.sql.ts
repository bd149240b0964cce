import { statement } from '../../platform/db/statement.ts';
import type { FoundThing } from '../accounts/public.ts';

/** A transfer of the books by its number or key, with the member who is debited, else credited. */
export const transferFound = statement<{ id: number | null; key: string }, FoundThing>(
  'ledger_transfer_found',
  `select t.id, t.kind as text, t.created_at as at,
     (select a.member_id from ledger_entry e join ledger_account a on a.id = e.account_id
      where e.transfer_id = t.id and a.member_id is not null order by e.amount limit 1) as member_id
   from ledger_transfer t where t.id = :id::bigint or t.key = :key`,
);
