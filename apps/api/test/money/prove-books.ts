import { proveBooks as prove } from '../../src/features/ledger/public.ts';
import type { Db } from '../../src/platform/db/statement.ts';
import { paidItems } from './paid-items.ts';

/** Proves the books and everything that is paid for, as the hourly job does. Returns what is broken. */
export const proveBooks = (db: Db) => prove(db, paidItems);
