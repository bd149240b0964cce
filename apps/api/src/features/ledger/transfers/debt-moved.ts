import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import '../events.ts';

/** A debt of the member changed by so much: shares of what they bought follow. */
export async function emitDebt(db: Db, member_id: number, change: GoldCents): Promise<void> {
  if (change !== 0) await enqueue(db, 'ledger.debt-moved', { member_id });
}
