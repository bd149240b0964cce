import type { SettlementKind } from '@peonia/contract/money/reconciliation.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import {
  currencyOf,
  hundredths,
  minorUnits,
  optionalReference,
  reference,
  timeOf,
  WrongLine,
  type SettlementFormat,
} from './settlement-line.ts';

const order = 'payment_metadata[order]';

const payout = 'payout_id';

/**
 * Source: Stripe, "Balance report", itemised balance change from activity, and itemised payouts, which stand in a
 * report of their own. Gross and fee are decimals.
 */
const stripe: SettlementFormat = {
  columns: [
    'balance_transaction_id',
    ['created_utc', 'effective_at_utc'],
    'currency',
    'gross',
    'fee',
    'reporting_category',
    ['payment_intent_id', order, payout],
  ],
  read(cells) {
    const kinds: Readonly<Record<string, SettlementKind>> = {
      charge: 'payment',
      payment: 'payment',
      refund: 'refund',
      dispute: 'dispute',
      fee: 'fee',
      network_cost: 'fee',
      payout: 'transfer',
      payout_reversal: 'transfer',
    };
    const kind = kinds[cells('reporting_category')] ?? 'other';
    const gross = hundredths(cells, 'gross', 'amount');
    const fee = hundredths(cells, 'fee', 'fee');
    return {
      ref: reference(cells, 'balance_transaction_id'),
      kind,
      order: optionalReference(cells, order),
      payment: optionalReference(cells, 'payment_intent_id'),
      // A fee of the account itself stands as a gross amount that leaves it.
      amount: kind === 'fee' ? 0 : gross,
      fee: kind === 'fee' ? fee - gross : fee,
      currency: currencyOf(cells, 'currency', { USD: 'USD' }),
      made_at: timeOf(cells, cells('created_utc') === '' ? 'effective_at_utc' : 'created_utc', 'Z'),
    };
  },
};

/** Source: PayPal, "Settlement report specification". Rows of lines begin with SB, amounts are hundredths. */
const paypal: SettlementFormat = {
  marks: { head: 'CH', line: 'SB' },
  columns: [
    'Transaction ID',
    'PayPal Reference ID',
    'Transaction Event Code',
    'Transaction Completion Date',
    'Transaction Debit or Credit',
    'Gross Transaction Amount',
    'Gross Transaction Currency',
    'Fee Debit or Credit',
    'Fee Amount',
    ['Custom Field', 'Invoice ID'],
  ],
  read(cells) {
    const code = cells('Transaction Event Code');
    if (!/^T\d{4}$/.test(code)) throw new WrongLine('kind', 'Transaction Event Code');
    const kind = paypalKind(code);
    const amount = minorUnits(cells, 'Gross Transaction Amount', 'amount');
    const signed = cells('Transaction Debit or Credit') === 'DR' ? 0 - amount : amount;
    const own = cells('Fee Amount') === '' ? 0 : minorUnits(cells, 'Fee Amount', 'fee');
    const fee = cells('Fee Debit or Credit') === 'CR' ? 0 - own : own;
    const ref = reference(cells, 'Transaction ID');
    return {
      ref,
      kind,
      order: optionalReference(cells, 'Custom Field') ?? optionalReference(cells, 'Invoice ID'),
      // A refund names the payment it gives back.
      payment: kind === 'payment' ? ref : optionalReference(cells, 'PayPal Reference ID'),
      amount: kind === 'fee' ? 0 : signed,
      fee: kind === 'fee' ? fee - signed : fee,
      currency: currencyOf(cells, 'Gross Transaction Currency', { USD: 'USD' }),
      made_at: timeOf(cells, 'Transaction Completion Date', 'Z'),
    };
  },
};

function paypalKind(code: string): SettlementKind {
  if (code.startsWith('T00')) return 'payment';
  if (code.startsWith('T01')) return 'fee';
  // Withdrawals to the bank.
  if (code.startsWith('T04')) return 'transfer';
  if (code === 'T1107') return 'refund';
  return code === 'T1106' || code.startsWith('T12') ? 'dispute' : 'other';
}

/** Source: WeChat Pay v3, "Apply for a trade bill" of all trades. Cells begin with a backtick, times are Beijing's. */
const wechat: SettlementFormat = {
  columns: [
    '交易时间',
    '微信订单号',
    '商户订单号',
    '交易状态',
    '货币种类',
    '微信退款单号',
    '退款金额',
    '手续费',
    '订单金额',
  ],
  clean: (cell) => cell.replace(/^`/, ''),
  end: '总交易单数',
  read(cells) {
    const state = cells('交易状态');
    if (state !== 'SUCCESS' && state !== 'REFUND' && state !== 'REVOKED') throw new WrongLine('kind', '交易状态');
    const isPayment = state === 'SUCCESS';
    const payment = reference(cells, '微信订单号');
    const back = hundredths(cells, '退款金额', 'amount');
    return {
      ref: isPayment ? payment : reference(cells, '微信退款单号'),
      kind: isPayment ? 'payment' : 'refund',
      order: optionalReference(cells, '商户订单号'),
      payment,
      amount: isPayment ? hundredths(cells, '订单金额', 'amount') : 0 - back,
      fee: hundredths(cells, '手续费', 'fee'),
      currency: currencyOf(cells, '货币种类', { CNY: 'RMB' }),
      made_at: timeOf(cells, '交易时间', '+08:00'),
    };
  },
};

/** The sandbox has no provider: its report has columns of our own. */
const sandbox: SettlementFormat = {
  columns: ['id', 'time', 'order', 'kind', 'amount', 'fee', 'currency'],
  read(cells) {
    const kind = (['payment', 'refund', 'dispute', 'fee', 'transfer', 'other'] as const).find(
      (known) => known === cells('kind'),
    );
    if (kind === undefined) throw new WrongLine('kind', 'kind');
    return {
      ref: reference(cells, 'id'),
      kind,
      order: optionalReference(cells, 'order'),
      payment: null,
      amount: hundredths(cells, 'amount', 'amount'),
      fee: hundredths(cells, 'fee', 'fee'),
      currency: currencyOf(cells, 'currency', { USD: 'USD', CNY: 'RMB' }),
      made_at: timeOf(cells, 'time', 'Z'),
    };
  },
};

export const settlementFormats = { stripe, paypal, wechat, sandbox } as const;

/** Missing for stores: they report in the currencies of the payers, so their reports are not imported. */
export function settlementFormatOf(gateway: GatewayName): SettlementFormat | undefined {
  const formats: Readonly<Partial<Record<GatewayName, SettlementFormat>>> = settlementFormats;
  return formats[gateway];
}
