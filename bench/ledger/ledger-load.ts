import { creditPurchase, openLedger, spendGold } from '../../apps/api/src/features/ledger/public.ts';
import { openDatabase, type Database } from '../../apps/api/src/platform/db/database.ts';

export const buyers = 1_000;
const partners = 100;
const price = 100;

let numbers = 0;
export const nextNumber = () => (numbers += 1);

/** Members 1 to 1,000 who buy, with more gold than they can spend, and partners behind them. */
export async function fillWallets(url: string): Promise<Database> {
  const database = openDatabase({ url, pool: 20, statementTimeoutMs: 20_000, name: 'bench-ledger' });
  for (let from = 1; from <= buyers + partners; from += 50) {
    await Promise.all(
      Array.from({ length: Math.min(50, buyers + partners - from + 1) }, (_, i) =>
        database.transaction(async (db) => {
          const cause_id = nextNumber();
          await openLedger(db, from + i);
          await creditPurchase(db, {
            key: `bench:${cause_id}`,
            kind: 'recharge',
            cause: 'bench',
            cause_id,
            member_id: from + i,
            amount: 1_000_000_000,
          });
        }),
      ),
    );
  }
  return database;
}

const partnerOf = (nth: number) => buyers + 1 + (nth % partners);

/** One spending as the program does it: the use case in a transaction of its own. */
export async function spendOnce(database: Database, buyer: number, earner: number | null): Promise<void> {
  const cause_id = nextNumber();
  const share = earner === null ? {} : { earner: { member_id: earner, basis_points: 4_000, held_days: 7 } };
  await database.transaction((db) =>
    spendGold(db, {
      key: `bench:${cause_id}`,
      kind: 'gift',
      cause: 'bench',
      cause_id,
      member_id: buyer,
      price,
      ...share,
    }),
  );
}

/** Somebody at random, the same for everybody who measures: neighbours in time are far apart. */
export const buyerOf = (worker: number, nth: number) => 1 + ((worker * 7_919 + nth * 104_729) % buyers);
export const randomPartner = (worker: number, nth: number) => partnerOf(worker * 31 + nth * 17);
export const popularPartner = () => partnerOf(0);
