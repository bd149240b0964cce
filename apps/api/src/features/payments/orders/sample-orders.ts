import { trialPack } from '@peonia/core/packs.ts';
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
