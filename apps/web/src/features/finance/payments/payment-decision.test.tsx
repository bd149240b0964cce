import type { PaymentCase, PaymentRow } from '@peonia/contract/money/payment-desk.ts';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { PaymentDecision } from './payment-decision.tsx';
import { paymentStateLabel } from './payment-labels.ts';

const payment = {
  id: 'a',
  amount: 50,
  refunded: 0,
  currency: 'USD',
  state: 'credited',
  held: false,
  asked: null,
  locks: false,
} as PaymentCase;

describe('paymentStateLabel', () => {
  const labelOf = (change: Partial<PaymentRow>) => paymentStateLabel({ ...payment, ...change }).message;

  it('shows what waits before anything else', () => {
    expect(labelOf({ held: true, asked: 'refund' })).toBe('Refund requested');
  });

  it('shows that a payment is held before its state', () => {
    expect(labelOf({ held: true })).toBe('Held');
  });

  it('shows the state of any other payment', () => {
    expect(labelOf({ state: 'refunded' })).toBe('Refunded');
  });
});

describe('PaymentDecision', () => {
  const draw = (change: Partial<PaymentCase>) => renderStatic(<PaymentDecision payment={{ ...payment, ...change }} />);

  it('begins with all that was not refunded yet', () => {
    expect(draw({ refunded: 20.5 })).toContain('value="29.50"');
  });

  it('is absent while a request waits', () => {
    expect(draw({ asked: 'refund' })).not.toContain('Decision');
  });

  it('is absent for a payment that was not credited', () => {
    expect(draw({ state: 'failed' })).not.toContain('Decision');
  });

  it('offers no refund once everything was refunded', () => {
    expect(draw({ refunded: 50, locks: true })).not.toContain('Amount to refund');
  });

  it('offers to release a held payment only', () => {
    expect([draw({ held: true }), draw({})].map((html) => html.includes('Request release'))).toEqual([true, false]);
  });

  it('needs a reason', () => {
    expect(draw({})).toMatch(/<button[^>]*disabled=""/);
  });
});
