import type { Db } from '../../platform/db/statement.ts';
import { partnerById } from './partner.sql.ts';

/** Is the member a partner, whose own things earn? */
export async function isPartner(db: Db, id: number): Promise<boolean> {
  return (await partnerById.first(db, { id }))?.is_partner ?? false;
}
