import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Attachment } from '../../../platform/mail/mail.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { readRefunds } from '../desk/read-refunds.ts';
import { hasReceipt } from './present-receipt.ts';
import { receiptPaper } from './receipt-paper.ts';
import { paymentForReceipt } from './receipt.sql.ts';

/** The receipt as a file of a mail; undefined before money has arrived. */
export async function receiptFile(
  db: Db,
  {
    order_id,
    payer,
    language,
    config: { brand, publicUrl },
  }: {
    readonly order_id: number;
    readonly payer: string;
    readonly language: Language;
    readonly config: Pick<Config, 'brand' | 'publicUrl'>;
  },
): Promise<Attachment | undefined> {
  const row = await paymentForReceipt.one(db, { id: order_id });
  if (!hasReceipt(row)) return undefined;
  const refunds = await readRefunds(db, order_id);
  const content = await writePdf(receiptPaper(row, { brand, publicUrl, language, payer, ...refunds }));
  return { name: receiptName(row), type: 'application/pdf', content };
}

export function receiptName({ public_id }: { readonly public_id: string }): string {
  return `receipt-${public_id.slice(0, 8)}.pdf`;
}
