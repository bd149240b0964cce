import { collection } from '../../platform/feature.ts';
import type { PaidThings } from './paid-things.sql.ts';

/**
 * Everything that is paid for. The hourly proof and `npm run ledger:check` compare each item with the books in both
 * directions; a transfer whose cause belongs to no item is a breach.
 */
export const paidItems = collection<PaidThings>('ledger.paid-items');
