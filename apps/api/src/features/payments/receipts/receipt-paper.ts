import { formatCharged, formatMoney } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import { footerOf, paperTime, type Paper, type PaperBlock } from '../../../platform/pdf/paper.ts';
import type { RefundRow } from '../desk/read-refunds.ts';
import { orderTitle } from '../orders/order-title.ts';
import { chargedOf } from '../orders/present-order.ts';
import { ownPaymentState } from './present-receipt.ts';
import type { OwnPaymentRow } from './receipt.sql.ts';

interface ReceiptFacts {
  readonly brand: string;
  readonly publicUrl: string;
  readonly language: Language;
  readonly payer: string;
  readonly refunds: readonly RefundRow[];
  readonly refunds_older: boolean;
}

/** The receipt of a payment in the payer's language. Times are UTC. */
export function receiptPaper(row: OwnPaymentRow, facts: ReceiptFacts): Paper {
  const { brand, publicUrl, language, payer, refunds, refunds_older } = facts;
  const say = (id: string, values: Record<string, string | number> = {}) =>
    serverText(language, `paper.${id}`, { brand, ...values });
  const at = (time: Date) => paperTime(language, time);
  const money = (amount: number) => formatMoney(language, amount, row.currency);
  const charged = chargedOf(row);
  const isForOther = row.target_id !== row.account_id;
  const givenBack: PaperBlock[] =
    refunds.length === 0
      ? []
      : [
          { kind: 'heading', text: say('receipt.refunds') },
          ...(refunds_older ? [{ kind: 'note', text: say('newest') } as const] : []),
          {
            kind: 'table',
            columns: [
              { head: say('date'), share: 3 },
              { head: say('what'), share: 3 },
              { head: say('amount'), share: 2, isNumber: true },
            ],
            rows: refunds.map((refund) => [
              at(refund.created_at),
              say(refund.dispute === null ? 'receipt.refund' : `receipt.dispute.${refund.dispute}`),
              money(refund.amount),
            ]),
          },
        ];
  return {
    language,
    brand,
    title: say('receipt.title'),
    footer: footerOf({ brand, publicUrl }),
    created: row.created_at,
    blocks: [
      { kind: 'sum', text: charged === null ? money(row.amount) : formatCharged(language, charged) },
      {
        kind: 'facts',
        rows: [
          [say('receipt.item'), orderTitle(row, brand, language)],
          ...(isForOther && row.target_name !== null ? ([[say('receipt.for'), row.target_name]] as const) : []),
          [say('receipt.payer'), payer],
          [say('receipt.seller'), brand],
          [say('receipt.method'), say(`gateway.${row.gateway}`)],
          ...(charged === null ? [] : ([[say('receipt.list_price'), money(row.amount)]] as const)),
          [say('date'), at(row.created_at)],
          [say('state'), say(`payment.${ownPaymentState(row)}`)],
          ...(row.refunded > 0 ? ([[say('receipt.refunded'), money(row.refunded)]] as const) : []),
          [say('receipt.number'), row.public_id],
        ],
      },
      ...givenBack,
      { kind: 'note', text: say('receipt.note') },
    ],
  };
}
