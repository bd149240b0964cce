import { goldFromCents } from '@peonia/core/money.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { readSpendingCap } from './spending/spending-cap.ts';
import { eraseSpending } from './spending/spending.sql.ts';
import { presentTrade, readTrades } from './trades/list-trades.ts';
import { readBalance } from './transfers/read-balance.ts';

const batch = 1_000;

/** Exports the member's bill and spending cap. */
export const ledgerExporter: Exporter = {
  feature: 'ledger',
  async *files(db, memberId) {
    const trades = [];
    for (let before = Number.MAX_SAFE_INTEGER, rows = batch; rows === batch;) {
      const page = await readTrades(db, memberId, { kind: undefined, before, most: batch });
      trades.push(...page.map(presentTrade));
      rows = page.length;
      before = page.at(-1)?.id ?? 0;
    }
    yield jsonFile('ledger/bill.json', {
      balance: goldFromCents(await readBalance(db, memberId)),
      spending_cap: await readSpendingCap(db, memberId),
      movements: trades,
    });
  },
};

/** The books stay and hold a number instead of a person; the member's settings are deleted. */
export const ledgerEraser: Eraser = {
  feature: 'ledger',
  async erase(db, memberId) {
    await eraseSpending.run(db, { member_id: memberId });
  },
};
