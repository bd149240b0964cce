import type { HealthFact } from '@peonia/contract/operation/health.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { strayTransfers, type BreachRow, type PaidItem } from '../paid-item.sql.ts';
import { findBreaches, lastProof, storeProof } from './proof.sql.ts';

type Breach = Pick<BreachRow, 'rule' | 'count' | 'example'>;

/** Causes without an item: settled earnings, tests and benchmarks. */
const ownCauses = ['transfer', 'test', 'bench'];

/** A proof is made every hour; an older one proves nothing. */
export const proofHours = 2;

/**
 * Proves the books and all paid items against them, and stores the result. An empty list is the proof. Each check reads
 * one snapshot, so concurrent transfers do not disturb it.
 */
export async function proveBooks(db: Db, paid: readonly PaidItem[]): Promise<Breach[]> {
  const breaches: Breach[] = await findBreaches.all(db, {});
  for (const { checks } of paid) for (const check of checks) breaches.push(...(await check.all(db, {})));
  breaches.push(...(await strayTransfers.all(db, { causes: [...ownCauses, ...paid.map(({ cause }) => cause)] })));
  await storeProof.run(db, { breaches: JSON.stringify(breaches) });
  return breaches;
}

/** Whether payouts are allowed: only while the newest proof found no breach and is at most two hours old. */
export async function mayPayOut(db: Db): Promise<boolean> {
  return isSound(await lastProof.first(db, { hours: proofHours }));
}

function isSound(proof: { readonly breaches: number; readonly is_fresh: boolean } | undefined): boolean {
  return proof?.breaches === 0 && proof.is_fresh;
}

/** Number of broken rules in the newest proof; a metric. */
export async function countBreaches(db: Db): Promise<number> {
  return (await lastProof.first(db, { hours: proofHours }))?.breaches ?? 0;
}

/** The newest proof for the health page: bad with a breach, without a proof, or with one that is too old. */
export async function readProofHealth(db: Db): Promise<HealthFact[]> {
  const proof = await lastProof.first(db, { hours: proofHours });
  return [
    {
      name: 'books_breaches',
      state: isSound(proof) ? 'good' : 'bad',
      value: proof?.breaches ?? null,
      at: proof?.made_at.toISOString() ?? null,
    },
  ];
}
