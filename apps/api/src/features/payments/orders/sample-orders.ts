import { trialPack } from '@peonia/core/packs.ts';
import type { OwnPaymentRow } from '../receipts/receipt.sql.ts';
import type { OrderRow } from './order.sql.ts';

/** What mails about an order tell of it. */
export type MailedOrder = Pick<
  OrderRow,
  'public_id' | 'amount' | 'currency' | 'charged_thousandths' | 'charged_currency' | 'gold' | 'month' | 'item'
>;

const order: MailedOrder = {
  public_id: '5b1f3e0c-6c0e-4c56-9a1e-0a8a4f3c2d11',
  amount: 1_999,
  currency: 'USD',
  charged_thousandths: null,
  charged_currency: null,
  gold: 0,
  month: null,
  item: null,
};

/** Invented orders for previews of mails. */
export const sampleOrders = {
  gold: { ...order, gold: 200_000 },
  vip: { ...order, month: 3 },
  trial: { ...order, month: trialPack },
  life: { ...order, month: 15 },
  travel: { ...order, item: 'travel' },
} as const satisfies Readonly<Record<string, MailedOrder>>;

/** The payment of an invented order, as its receipt states it; `target` is who got it, null for the payer. */
export function sampleReceipt(of: MailedOrder, target: string | null): OwnPaymentRow {
  return {
    ...of,
    id: 0,
    account_id: 1,
    gateway: 'stripe',
    target_id: target === null ? 1 : 2,
    target_name: target ?? 'Anna',
    state: 'credited',
    reason: null,
    is_held: false,
    refunded: 0,
    is_disputed: false,
    is_lost: false,
    created_at: new Date('2026-03-02T10:00:00Z'),
  };
}
