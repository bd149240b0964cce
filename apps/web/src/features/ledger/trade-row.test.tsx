import { type Trade, tradeKinds } from '@peonia/contract/money/ledger.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { TradeRow } from './trade-row.tsx';

const gift = {
  id: 1,
  type: 'gift',
  amount: -12.5,
  balance: 1037.5,
  related_id: 3,
  user: { user_id: 7, name: 'Mei Lin' },
  created_at: '2026-03-04T05:06:07.000Z',
} as unknown as Trade;
const draw = (change: Partial<Trade> = {}, language: 'en' | 'de' = 'en') =>
  renderStatic(<TradeRow trade={{ ...gift, ...change }} />, { language });

it('shows spending with a minus sign', () => {
  expect(draw()).toContain('−12.5');
});

it('shows income with a plus sign', () => {
  expect(draw({ amount: 50 })).toContain('+50');
});

it('tells screen readers what was spent', () => {
  expect(draw()).toContain('12.5 gold spent');
});

it('tells screen readers what was received', () => {
  expect(draw({ amount: 50 })).toContain('50 gold received');
});

it('links to the other member', () => {
  expect(draw()).toMatch(/href="[^"]*\/profile\/7"[^>]*>Mei Lin/);
});

it('has no link where nobody else is involved', () => {
  expect(draw({ user: null })).not.toContain('href=');
});

it('formats the balance in the language of the reader', () => {
  expect(draw({}, 'de')).toContain('1.037,5');
});

it.each(tradeKinds)('has a name for the kind %s', (type) => {
  expect(draw({ type })).toMatch(/<b>[^<]{3,}<\/b>/);
});
