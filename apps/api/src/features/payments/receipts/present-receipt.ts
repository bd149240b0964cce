import type { OwnPayment, OwnPaymentState, Receipt } from '@peonia/contract/money/receipts.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { RefundRow } from '../desk/read-refunds.ts';
import { orderTitle } from '../orders/order-title.ts';
import { chargedOf } from '../orders/present-order.ts';
import type { OwnPaymentRow } from './receipt.sql.ts';

/** States of an order in which money has arrived. */
const paidStates: ReadonlySet<OwnPaymentRow['state']> = new Set(['paid', 'credited', 'refunded']);

interface Reader {
  readonly brand: string;
  readonly language: Language;
}

export function hasReceipt({ state }: Pick<OwnPaymentRow, 'state'>): boolean {
  return paidStates.has(state);
}

export function ownPaymentState(row: OwnPaymentRow): OwnPaymentState {
  if (row.is_disputed) return 'disputed';
  if (row.is_lost) return 'lost';
  if (row.state === 'created' || row.state === 'pending' || row.state === 'paid') return 'open';
  if (row.state === 'failed' || row.state === 'cancelled') return row.state;
  if (row.refunded >= row.amount || row.state === 'refunded') return 'refunded';
  if (row.refunded > 0) return 'part_refunded';
  return row.is_held ? 'review' : 'paid';
}

export function presentOwnPayment(row: OwnPaymentRow, { brand, language }: Reader): OwnPayment {
  return {
    id: row.public_id,
    state: ownPaymentState(row),
    gateway: row.gateway,
    title: orderTitle(row, brand, language),
    target: row.target_id === row.account_id ? null : { user_id: row.target_id, name: row.target_name ?? '' },
    amount: row.amount / 100,
    currency: row.currency,
    charged: chargedOf(row),
    refunded: row.refunded / 100,
    receipt: hasReceipt(row),
    created_at: row.created_at.toISOString(),
  };
}

export function presentReceipt(
  row: OwnPaymentRow,
  {
    refunds,
    refunds_older,
    payer,
    ...reader
  }: Reader & { readonly refunds: readonly RefundRow[]; readonly refunds_older: boolean; readonly payer: string },
): Receipt {
  return {
    ...presentOwnPayment(row, reader),
    payer,
    reason: row.reason === null ? null : serverText(reader.language, `pay.reason.${row.reason}`),
    refunds: refunds.map(({ kind, amount, dispute, created_at }) => ({
      kind,
      amount: amount / 100,
      dispute,
      created_at: created_at.toISOString(),
    })),
    refunds_older,
  };
}
