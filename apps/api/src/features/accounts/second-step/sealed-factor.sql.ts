import { statement } from '../../../platform/db/statement.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';

/** Second factors of members. */
export const sealedFactors: SealedColumn = {
  name: 'second factors of members',
  purpose: 'second factor',
  first: 0,
  list: statement<{ after: number; most: number }, { id: number; sealed: Buffer }>(
    'list_sealed_factors',
    'select account_id as id, sealed from account_factor where account_id > :after order by account_id limit :most::int',
  ),
  write: statement<{ id: number; sealed: Buffer; was: Buffer }>(
    'reseal_factor',
    'update account_factor set sealed = :sealed where account_id = :id and sealed = :was',
  ),
};
