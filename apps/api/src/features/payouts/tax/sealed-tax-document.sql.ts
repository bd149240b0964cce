import { statement } from '../../../platform/db/statement.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';
import { taxPurpose } from './tax-seal.ts';

/** Tax documents of partners. */
export const sealedTaxDocuments: SealedColumn = {
  name: 'tax documents',
  purpose: taxPurpose,
  first: 0,
  list: statement<{ after: number; most: number }, { id: number; sealed: Buffer }>(
    'list_sealed_tax_documents',
    'select id, sealed from payout_tax_document where id > :after and sealed is not null order by id limit :most::int',
  ),
  write: statement<{ id: number; sealed: Buffer; was: Buffer }>(
    'reseal_tax_document',
    'update payout_tax_document set sealed = :sealed where id = :id and sealed = :was',
  ),
};
