import type { Db } from '../../platform/db/statement.ts';
import { findBreaches, lastProof, storeProof } from './proof.sql.ts';

export interface Breach {
  readonly rule: string;
  readonly count: number;
  readonly example: string;
}

/** Proves the books and keeps the result. An empty list is the proof. */
export async function proveBooks(db: Db): Promise<Breach[]> {
  const breaches = await findBreaches.all(db, {});
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
