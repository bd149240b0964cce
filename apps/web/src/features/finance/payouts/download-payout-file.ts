import { downloadPayoutFile as endpoint } from '@peonia/contract/payouts/payout-desk.ts';
import { downloadTaxDocument } from '@peonia/contract/payouts/payout-tax.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';

/** Downloads a file of payouts. Every download is logged, so it is a request of its own and never fetched ahead. */
export function downloadPayoutFile(id: number): Promise<void> {
  return downloadFile(addressOf(endpoint, { id }, {}), 'payouts', 'POST');
}

/** Downloads a tax document in clear. */
export function downloadTaxFile(id: number): Promise<void> {
  return downloadFile(addressOf(downloadTaxDocument, { id }, {}), 'tax-document', 'POST');
}
