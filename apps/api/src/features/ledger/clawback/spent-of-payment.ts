import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { transfersByIds } from './funding.sql.ts';
import { replay } from './funding.ts';
import { readMoves } from './settle-unpaid.ts';

interface SpentOfPayment {
  readonly transfer_id: number;
  readonly kind: string;
  readonly created_at: Date;
  /** The part of the price that this payment paid. */
  readonly gold: GoldCents;
}

/**
 * What the gold of a payment was spent on, oldest first, as if it had not been taken back: the newest `most`. Gold is
 * spent in the order in which it was bought.
 */
export async function spentOfPayment(
  db: Db,
  { member_id, order_id, most }: { readonly member_id: number; readonly order_id: number; readonly most: number },
): Promise<{ readonly items: SpentOfPayment[]; readonly gold: GoldCents; readonly count: number }> {
  const takesBack = ({ kind, cause, cause_id }: { kind: string; cause: string; cause_id: number }) =>
    cause === 'order' && cause_id === order_id && (kind === 'refund' || kind === 'chargeback' || kind === 'adjustment');
  const moves = (await readMoves(db, member_id)).filter((move) => !takesBack(move));
  const funded = replay(moves).fundedBy(order_id);
  const shown = [...funded.keys()].slice(-most);
  const rows = shown.length === 0 ? [] : await transfersByIds.all(db, { ids: shown });
  return {
    items: rows.map((row) => ({ ...row, gold: funded.get(row.transfer_id) ?? 0 })),
    gold: [...funded.values()].reduce((sum, gold) => sum + gold, 0),
    count: funded.size,
  };
}
