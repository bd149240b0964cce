import type {
  downloadReceipt as downloadEndpoint,
  getReceipt as receiptEndpoint,
  listOwnPayments as listEndpoint,
  OwnPayment,
  Receipt,
} from '@peonia/contract/money/receipts.ts';
import type { Config } from '../../../platform/config/config.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { pdfReply } from '../../../platform/pdf/pdf-reply.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { readRefunds } from '../desk/read-refunds.ts';
import { hasReceipt, presentOwnPayment, presentReceipt } from './present-receipt.ts';
import { receiptPaper } from './receipt-paper.ts';
import { ownPayment, ownPayments, type OwnPaymentRow } from './receipt.sql.ts';

type ReceiptCall = Call<typeof receiptEndpoint> | Call<typeof downloadEndpoint>;

/** A page of the caller's payments, newest first. */
export async function listOwnPayments(
  { db, caller, query, language }: Call<typeof listEndpoint>,
  { brand, limits }: Pick<Config, 'brand' | 'limits'>,
): Promise<{ items: OwnPayment[]; max_id: number }> {
  if (query.max_id === -1) return { items: [], max_id: -1 };
  // One more row than the page shows whether there is another page.
  const rows = await ownPayments.all(db, {
    account_id: caller.id,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: limits.trade_page + 1,
  });
  const { shown, max_id } = cutPage(rows, limits.trade_page);
  return { items: shown.map((row) => presentOwnPayment(row, { brand, language })), max_id };
}

/** The caller's own payment; somebody else's is `not_found`. */
export async function readReceipt(
  call: Call<typeof receiptEndpoint>,
  { brand }: Pick<Config, 'brand'>,
): Promise<Receipt> {
  const { row, ...facts } = await readOwn(call);
  return presentReceipt(row, { ...facts, brand, language: call.language });
}

export async function downloadReceipt(
  call: Call<typeof downloadEndpoint>,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
): Promise<FileReply> {
  const { row, ...facts } = await readOwn(call);
  if (!hasReceipt(row)) throw refuse('receipt_missing');
  const paper = receiptPaper(row, { ...facts, brand, publicUrl, language: call.language });
  return pdfReply(paper, `receipt-${row.public_id.slice(0, 8)}.pdf`);
}

async function readOwn({ db, caller, params }: ReceiptCall) {
  const row: OwnPaymentRow | undefined = await ownPayment.first(db, { account_id: caller.id, public_id: params.id });
  if (row === undefined) throw refuse('not_found');
  const refunds = await readRefunds(db, row.id);
  const payer = (await readAccountSummaries(db, [caller.id])).get(caller.id)?.name ?? '';
  return { row, ...refunds, payer };
}
