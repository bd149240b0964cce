import { downloadTrades as endpoint } from '@peonia/contract/money/ledger.ts';
import { downloadFile } from '../../platform/api/download-file.ts';
import { addressOf } from '../../platform/api/make-call.ts';
import type { TradeKind } from './queries.ts';

/** Downloads the transactions as CSV. */
export function downloadTrades(kind: TradeKind | null): Promise<void> {
  return downloadFile(addressOf(endpoint, {}, { k: kind }), 'bill.csv');
}
