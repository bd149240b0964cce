import { statement } from '../../../platform/db/statement.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';
import { methodPurpose } from '../method/method-seal.ts';

/** The accounts that payouts go to; copies of payout methods. */
export const sealedPayouts: SealedColumn = {
  name: 'accounts of payouts',
  purpose: methodPurpose,
  first: 0,
  list: statement<{ after: number; most: number }, { id: number; sealed: Buffer }>(
    'list_sealed_payouts',
    'select id, sealed from payout_request where id > :after and sealed is not null order by id limit :most::int',
  ),
  write: statement<{ id: number; sealed: Buffer; was: Buffer }>(
    'reseal_payout',
    'update payout_request set sealed = :sealed where id = :id and sealed = :was',
  ),
};
