import type { Db } from '../../../platform/db/statement.ts';
import { receivedGift } from './order.sql.ts';

interface ReportableGift {
  readonly sender_id: number;
  readonly card: string;
  readonly created_at: Date;
  /** English names with quantities, for staff. */
  readonly items: string;
}

/**
 * A gift as its recipient may report it, also after a block; undefined for everybody else and for gifts of an erased
 * account. Addresses are no evidence.
 */
export function reportableGift(db: Db, readerId: number, id: number): Promise<ReportableGift | undefined> {
  return receivedGift.first(db, { reader: readerId, id });
}
