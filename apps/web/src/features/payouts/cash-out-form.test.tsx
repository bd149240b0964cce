import { type CashOut, payoutBlocks } from '@peonia/contract/payouts/cash-out.ts';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { CashOutBlock } from './cash-out-block.tsx';
import { CashOutForm, goldIn } from './cash-out-form.tsx';
import { CashOutSums } from './cash-out-sums.tsx';

const cashOut = {
  gold: 200,
  amount: 180,
  pending: 12.5,
  owed: 0,
  rate: 0.9,
  rate_until: '2026-03-08T12:00:00Z',
  minimum: 50,
  maximum: 5_000,
  method: null,
  blocked: null,
} as unknown as CashOut;

it.each([
  ['12', 1_200],
  [' 12,5 ', 1_250],
  ['12.05', 1_205],
  ['12.005', 0],
  ['1 000', 0],
  ['-5', 0],
  ['', 0],
])('reads "%s" as %i hundredths of gold', (text, cents) => {
  expect(goldIn(text)).toBe(cents);
});

describe('CashOutForm', () => {
  const draw = (change: Partial<CashOut>) => renderStatic(<CashOutForm cashOut={{ ...cashOut, ...change }} />);

  it('begins with all available gold', () => {
    expect(draw({})).toContain('value="200"');
  });

  it('begins with no more than one payout may be', () => {
    expect(draw({ maximum: 90 })).toContain('value="100"');
  });

  it('shows what arrives at the rate of the week', () => {
    expect(draw({})).toMatch(/<output[^>]*>\$180\.00/);
  });

  it('accepts no amount below the minimum', () => {
    expect(draw({ gold: 50 })).toContain('You can cash out from $50.00.');
  });

  it('says what stands in the way instead of the form', () => {
    expect(draw({ blocked: 'books' })).not.toContain('<form');
  });
});

describe('CashOutBlock', () => {
  const draw = (blocked: CashOut['blocked']) => renderStatic(<CashOutBlock cashOut={{ ...cashOut, blocked }} />);

  it.each([
    ['partner', '/setting/affiliate'],
    ['identity', '/setting/verify'],
    ['two_step', '/setting/security'],
    ['locked', '/support'],
  ] as const)('links from the block "%s" to %s', (block, path) => {
    expect(draw(block)).toContain(`href="${path}"`);
  });

  it('has a sentence of its own for each block', () => {
    expect(new Set(payoutBlocks.map(draw)).size).toBe(payoutBlocks.length);
  });
});

describe('CashOutSums', () => {
  const draw = (change: Partial<CashOut>) => renderStatic(<CashOutSums cashOut={{ ...cashOut, ...change }} />);

  it('says how much is kept back after refunds', () => {
    expect(draw({ owed: 3.5 })).toContain('3.5 gold is kept back');
  });

  it('says nothing about refunds where nothing is owed', () => {
    expect(draw({})).not.toContain('kept back');
  });
});
