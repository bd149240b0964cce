import { collection } from '../../platform/feature.ts';
import type { PaidItem } from './paid-item.sql.ts';

/**
 * All paid items. The hourly proof and `npm run ledger:check` compare each with the books in both directions; a
 * transfer whose cause belongs to none is a breach.
 */
export const paidItems = collection<PaidItem>('ledger.paid-items');
