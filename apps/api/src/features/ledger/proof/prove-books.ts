import type { Db } from '../../../platform/db/statement.ts';
import { strayTransfers, type BreachRow, type PaidThings } from '../paid-things.sql.ts';
import { findBreaches, lastProof, storeProof } from './proof.sql.ts';

export type Breach = Pick<BreachRow, 'rule' | 'count' | 'example'>;

/** Causes that stand for nothing outside of the books: settled earnings, and what tests and measurements post. */
const ownCauses = ['transfer', 'test', 'bench'];

/**
 * Proves the books, and what the features were paid for against them, and keeps the result. An empty list is the proof.
 * Each check reads one snapshot, so running transfers do not disturb it.
 */
export async function proveBooks(db: Db, paid: readonly PaidThings[]): Promise<Breach[]> {
  const breaches: Breach[] = await findBreaches.all(db, {});
  for (const { checks } of paid) for (const check of checks) breaches.push(...(await check.all(db, {})));
  breaches.push(...(await strayTransfers.all(db, { causes: [...ownCauses, ...paid.map(({ cause }) => cause)] })));
  await storeProof.run(db, { breaches: JSON.stringify(breaches) });
  return breaches;
}

/** May money leave? Not while the newest proof found a breach. */
export async function mayPayOut(db: Db): Promise<boolean> {
  return (await countBreaches(db)) === 0;
}

/** Rules that the newest proof found broken; operators watch this number. */
export async function countBreaches(db: Db): Promise<number> {
  return (await lastProof.first(db, {}))?.breaches ?? 0;
}
