import type { Payout, PayoutState } from '@peonia/contract/payouts/cash-out.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { PayoutEntry } from './payout-entry.tsx';

const payout: Payout = {
  id: 4,
  state: 'requested',
  gold: 200,
  amount: 180,
  rate: 0.9,
  auto: false,
  method: { kind: 'bank', account_name: 'Mei Lin', account_number: '…3000' },
  requested_at: '2026-03-04T12:00:00Z',
  approved_at: null,
  paid_on: null,
  reference: null,
  ended_at: null,
  reason: null,
};
const draw = (change: Partial<Payout>) =>
  renderStatic(<PayoutEntry payout={{ ...payout, ...change }} days={{ days_min: 1, days_max: 3 }} />);
const statesWith = (text: string) =>
  (['requested', 'approved', 'paid', 'refused', 'failed', 'cancelled'] satisfies PayoutState[]).filter((state) =>
    draw({ state }).includes(text),
  );

it('can be cancelled until it is approved', () => {
  expect(statesWith('Cancel cash-out')).toEqual(['requested']);
});

it('has a receipt once it is paid', () => {
  expect(statesWith('Receipt')).toEqual(['paid']);
});

it('says when the money arrives while it is on its way', () => {
  expect(statesWith('The money arrives 1 to 3 days after the approval.')).toEqual(['requested', 'approved']);
});

it('says that the gold is back after any other end', () => {
  expect(statesWith('The gold is back in your earnings.')).toEqual(['refused', 'failed', 'cancelled']);
});

it('shows the reason that staff wrote', () => {
  expect(draw({ state: 'refused', reason: 'The name differs.' })).toContain('The name differs.');
});

it('shows the same day of payment in every time zone', () => {
  expect(draw({ state: 'paid', paid_on: '2026-03-06' })).toContain('3/6/26');
});

it('shows no account after it was deleted', () => {
  expect(draw({ method: null })).not.toContain('Mei Lin');
});

it('marks a weekly cash-out', () => {
  expect(draw({ auto: true })).toContain('weekly');
});
