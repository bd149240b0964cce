import type { PayoutCase } from '@peonia/contract/payouts/payout-desk.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { PayoutDecision } from './payout-decision.tsx';

const payout = {
  id: 4,
  state: 'approved',
  amount: 180,
  acts: ['pay', 'refuse', 'fail'],
  stop: null,
  own: false,
  left_today: 1_000,
} as unknown as PayoutCase;
const draw = (change: Partial<PayoutCase>) => renderStatic(<PayoutDecision payout={{ ...payout, ...change }} />);

it('offers nothing to a reader who may not act', () => {
  expect(draw({ acts: [] })).not.toContain('<button');
});

it('lets a colleague record the payment', () => {
  expect(draw({})).toContain('Record as paid');
});

it('asks the approver to leave the payment to a colleague', () => {
  expect(draw({ own: true })).not.toContain('Record as paid');
});

it('offers to give the gold back after the bank returned the money', () => {
  expect(draw({ state: 'paid', acts: ['fail'] })).toContain('The bank returned it');
});

it('declines no payout that was paid', () => {
  expect(draw({ state: 'paid', acts: ['fail'] })).not.toContain('Decline<');
});

it('says how much can still be approved today', () => {
  expect(draw({ state: 'requested' })).toContain('$1,000.00 can still be approved today.');
});
