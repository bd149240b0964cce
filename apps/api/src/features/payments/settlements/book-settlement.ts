import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { bookHouse } from '../../ledger/public.ts';
import type { Currency } from '../gateways/payment-gateway.ts';
import { goldAtListPrice } from '../prices/price.ts';
import { saveBooked } from './settlement.sql.ts';

interface Settled {
  readonly id: number;
  readonly currency: Currency;
  /** Hundredths of the currency that the provider kept, and that it transferred to the bank. */
  readonly fee: number;
  readonly moved: number;
}

/**
 * Books what a report says: fees, and what the provider transferred to the bank. Both are below zero where it gave
 * back.
 */
export async function bookSettlement(
  db: Db,
  { id, currency, fee, moved }: Settled,
  limits: Pick<Limits, 'gold_usd_cents' | 'gold_rmb_cents'>,
): Promise<void> {
  const listPrice = { usd: limits.gold_usd_cents, rmb: limits.gold_rmb_cents };
  const gold = (amount: number) => Math.sign(amount) * goldAtListPrice(Math.abs(amount), currency, listPrice);
  const [fee_gold, bank_gold] = [gold(fee), gold(moved)];
  await saveBooked.run(db, { id, fee, fee_gold, bank_gold });
  // A fee leaves what the provider holds for us; the account of clearing is below zero by that.
  await book(db, { key: `settlement:${id}`, id, amount: fee_gold, from: 'fees' });
  await book(db, { key: `settlement:${id}:bank`, id, amount: bank_gold, from: 'bank' });
}

async function book(
  db: Db,
  { key, id, amount, from }: { key: string; id: number; amount: number; from: 'fees' | 'bank' },
): Promise<void> {
  if (amount === 0) return;
  await bookHouse(db, {
    key,
    kind: 'adjustment',
    cause: 'settlement',
    cause_id: id,
    debit: amount > 0 ? from : 'clearing',
    credit: amount > 0 ? 'clearing' : from,
    amount: Math.abs(amount),
  });
}
