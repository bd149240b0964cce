import { proveBooks as prove } from '../../src/features/ledger/public.ts';
import type { Db } from '../../src/platform/db/statement.ts';
import { paidItems } from './paid-items.ts';

/** Proves the books and everything that is paid for, as the hourly job does. Returns what is broken. */
export const proveBooks = (db: Db) => prove(db, paidItems);

/** Throws what is wrong with the books; for `afterEach`. */
export async function requireProvenBooks(database: Parameters<typeof proveBooks>[0]): Promise<void> {
  const findings = await proveBooks(database);
  if (findings.length > 0) throw new Error(JSON.stringify(findings));
}
