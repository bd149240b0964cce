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

/** Second steps that were turned off and can be brought back. */
export const sealedFormerFactors: SealedColumn = {
  name: 'second factors that can be brought back',
  purpose: 'second factor',
  first: 0,
  list: statement<{ after: number; most: number }, { id: number; sealed: Buffer }>(
    'list_sealed_former_factors',
    `select id, factor_sealed as sealed from account_undo where id > :after and factor_sealed is not null order by id limit :most::int`,
  ),
  write: statement<{ id: number; sealed: Buffer; was: Buffer }>(
    'reseal_former_factor',
    'update account_undo set factor_sealed = :sealed where id = :id and factor_sealed = :was',
  ),
};
