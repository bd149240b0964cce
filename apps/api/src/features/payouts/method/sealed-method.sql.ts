import { statement } from '../../../platform/db/statement.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';
import { methodPurpose } from './method-seal.ts';

/** Payout methods of partners. */
export const sealedMethods: SealedColumn = {
  name: 'payout methods',
  purpose: methodPurpose,
  first: 0,
  list: statement<{ after: number; most: number }, { id: number; sealed: Buffer }>(
    'list_sealed_methods',
    'select id, sealed from payout_method where id > :after and sealed is not null order by id limit :most::int',
  ),
  write: statement<{ id: number; sealed: Buffer; was: Buffer }>(
    'reseal_method',
    'update payout_method set sealed = :sealed where id = :id and sealed = :was',
  ),
};
