import { downloadTradeReceipt, downloadTrades as endpoint, type Trade } from '@peonia/contract/money/ledger.ts';
import { downloadFile } from '../../platform/api/download-file.ts';
import { addressOf } from '../../platform/api/make-call.ts';
import type { TradeKind } from './queries.ts';

/** Downloads the transactions as CSV. */
export function downloadTrades(kind: TradeKind | null): Promise<void> {
  return downloadFile(addressOf(endpoint, {}, { k: kind }), 'bill.csv');
}

const purchases: ReadonlySet<TradeKind> = new Set(['vip', 'gift', 'unlock', 'contact', 'call', 'translation', 'order']);

/** Purchases with gold have a receipt. */
export function hasReceipt({ type, amount }: Pick<Trade, 'type' | 'amount'>): boolean {
  return amount < 0 && purchases.has(type);
}

/** Downloads the receipt of a purchase as PDF. */
export function downloadReceipt(id: number): Promise<void> {
  return downloadFile(addressOf(downloadTradeReceipt, { id }, {}), `receipt-${id}.pdf`);
}
