import { statement } from '../../../platform/db/statement.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';

/** Second factors of the staff. */
export const sealedStaffFactors: SealedColumn = {
  name: 'second factors of staff',
  purpose: 'second factor',
  first: 0,
  list: statement<{ after: number; most: number }, { id: number; sealed: Buffer }>(
    'list_sealed_staff_factors',
    'select member_id as id, sealed from staff_factor where member_id > :after order by member_id limit :most::int',
  ),
  write: statement<{ id: number; sealed: Buffer; was: Buffer }>(
    'reseal_staff_factor',
    'update staff_factor set sealed = :sealed where member_id = :id and sealed = :was',
  ),
};
