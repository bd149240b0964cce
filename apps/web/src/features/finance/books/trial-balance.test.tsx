import type { TrialBalance } from '@peonia/contract/money/books.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { makeQueryClient } from '../../../platform/query.ts';
import { TrialBalanceView } from './trial-balance.tsx';

const balance: TrialBalance = {
  day: '2026-03-04',
  closed: true,
  accounts: [{ account: 'revenue', opening: 1, debit: 0, credit: 0.5, closing: 1.5 }],
  difference: 0,
  proof: { state: 'proved', made_at: '2026-03-04T23:30:00Z', breaches: [] },
};

function draw(change: Partial<TrialBalance>): string {
  const client = makeQueryClient();
  client.setQueryData(['staff-books', 'balance', balance.day], { ...balance, ...change });
  return renderStatic(<TrialBalanceView day={balance.day} />, { client });
}

it('says when the books were proved, by UTC', () => {
  expect(draw({})).toMatch(/The books were proved sound at Mar 4, 2026, 11:30\sPM UTC\./);
});

it('counts the rules that are broken', () => {
  const breaches = [{ rule: 'zero_sum', count: 3, example: 'transfer 12' }];

  const html = draw({ proof: { ...balance.proof, state: 'unproved', breaches } });

  expect(html).toContain('The books broke 1 rule. Payouts are stopped.');
});

it('names a broken rule with an example', () => {
  const breaches = [{ rule: 'zero_sum', count: 3, example: 'transfer 12' }];

  expect(draw({ proof: { ...balance.proof, state: 'unproved', breaches } })).toContain('zero_sum (3, transfer 12)');
});

it('says that a proof is too old', () => {
  expect(draw({ proof: { ...balance.proof, state: 'unproved' } })).toContain('The newest proof is too old');
});

it('says that there is no proof yet', () => {
  const proof = { state: 'unproved', made_at: null, breaches: [] } as const;

  expect(draw({ proof: { ...proof, breaches: [] } })).toContain('The books have not been proved yet.');
});

it('says that a day is not closed', () => {
  expect(draw({ closed: false })).toContain('This day is not closed yet.');
});

it('links to the entries of an account of the house', () => {
  expect(draw({})).toContain('/staff/books?account=revenue');
});

it('links to no entries of all wallets together', () => {
  const purchased = { account: 'purchased', opening: 0, debit: 0, credit: 0, closing: 0 } as const;

  expect(draw({ accounts: [purchased] })).not.toContain('account=purchased');
});
