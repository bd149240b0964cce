import { describe, expect, it } from 'vitest';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import { checkWebhookEvent } from './check-webhook-event.ts';

const gateway = { name: 'stripe', merchant: 'acct_peonia live' } as const;
const order = { gateway: 'stripe', amount: 2_000, currency: 'USD', provider_payment: null } as const;
const paid: WebhookEvent = {
  event_id: 'evt_1',
  kind: 'paid',
  merchant: 'acct_peonia live',
  order: 'order-1',
  ref: null,
  payment: 'pi_1',
  amount: 2_000,
  currency: 'USD',
  reason: null,
  refund: null,
};

describe('a payment event', () => {
  it('is accepted when it matches its order', () => {
    expect(checkWebhookEvent(paid, order, gateway)).toBeNull();
  });

  it('names yuan by their international code', () => {
    expect(checkWebhookEvent({ ...paid, currency: 'CNY' }, { ...order, currency: 'RMB' }, gateway)).toBeNull();
  });

  it('refuses another amount', () => {
    expect(checkWebhookEvent({ ...paid, amount: 1_999 }, order, gateway)).toBe('another amount');
  });

  it('refuses another currency', () => {
    expect(checkWebhookEvent({ ...paid, currency: 'EUR' }, order, gateway)).toBe('another currency');
  });

  it('refuses another merchant', () => {
    expect(checkWebhookEvent({ ...paid, merchant: 'acct_peonia test' }, order, gateway)).toBe('another merchant');
  });

  it('refuses another gateway', () => {
    expect(checkWebhookEvent(paid, { ...order, gateway: 'paypal' }, gateway)).toBe('another gateway');
  });

  it('refuses a second payment', () => {
    expect(checkWebhookEvent(paid, { ...order, provider_payment: 'pi_2' }, gateway)).toBe('paid twice');
  });
});

describe('a refund event', () => {
  const refunded: WebhookEvent = { ...paid, kind: 'refunded', refund: { id: 're_1', isTotal: false } };

  it('is accepted for a part of the amount', () => {
    expect(checkWebhookEvent({ ...refunded, amount: 500 }, order, gateway)).toBeNull();
  });

  it.each([null, 0, -500])('refuses an amount of %s', (amount) => {
    expect(checkWebhookEvent({ ...refunded, amount }, order, gateway)).toBe('no amount');
  });
});
