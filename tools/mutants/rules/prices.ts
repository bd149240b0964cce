import type { Mutant } from '../mutant.ts';

const prices = 'apps/api/src/features/prices';
const test = `${prices}/prices.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'who wrote a price list does not approve it',
    file: `${prices}/decide-price-list.ts`,
    find: "if (body.act === 'approve' && row.author_id === caller.id) throw refuse('staff_second_person');",
    replace: '',
    test,
    named: 'is not approved by who wrote it',
  },
  {
    rule: 'a list is approved only beside the list that it was compared with',
    file: `${prices}/decide-price-list.ts`,
    find: "if (body.act === 'approve' && seen.before_id !== body.before_id)",
    replace: 'if (false)',
    test,
    named: 'is not approved after it, or the list before it, has changed',
  },
  {
    rule: 'a list in force is not cancelled',
    file: `${prices}/present-price-list.ts`,
    find: "    case 'planned':\n      return ['cancel'];",
    replace: "    case 'planned':\n    case 'in_force':\n      return ['cancel'];",
    test,
    named: 'is cancelled while it is planned, and stays once it is in force',
  },
  {
    rule: 'an order keeps its money',
    file: 'apps/api/src/features/payments/orders/quote-purchase.ts',
    find: 'Math.round(expected.amount * 100) === amount',
    replace: 'true',
    test,
    named: 'is refused once another one holds, and nothing is charged',
  },
  {
    rule: 'a refused purchase names the price that holds',
    file: 'apps/api/src/features/payments/orders/quote-purchase.ts',
    find: 'throw refusePrice({ amount: amount / 100,',
    replace: 'throw refusePrice({ amount: body.expected.amount,',
    test: `${prices}/shown-price.test.ts`,
    named: 'is charged, or refused with the one that holds, whatever comes between',
  },
  {
    rule: 'a pack from the balance is charged at the shown price only',
    file: 'apps/api/src/features/membership/upgrade.ts',
    find: 'if (body.expected !== goldFromCents(price)) throw goldPriceChanged(price);',
    replace: '',
    test: `${prices}/shown-price.test.ts`,
    named: 'is charged, or refused with the one that holds, whatever comes between',
  },
  {
    rule: 'a call keeps the price per minute that it began with',
    file: 'apps/api/src/features/calls/billing/charge-minutes.ts',
    find: 'const gold = isFree ? 0 : call.price;',
    replace: 'const gold = isFree ? 0 : limits.call_voice_price * 100;',
    test: `${prices}/shown-price.test.ts`,
    named: 'keeps the price per minute of a call',
  },
  {
    rule: 'a call keeps the share of a partner that it began with',
    file: 'apps/api/src/features/calls/billing/charge-minutes.ts',
    find: 'basis_points: earner_share ?? earner.basis_points',
    replace: 'basis_points: earner.basis_points',
    test: `${prices}/shown-price.test.ts`,
    named: 'keeps the share that the called partner earns',
  },
  {
    rule: 'the button of a payment names the price of the refusal',
    file: 'apps/web/src/features/payments/orders/repriced.ts',
    find: 'return { ...choice, price: repriced.price };',
    replace: 'return choice;',
    test: 'apps/web/src/features/payments/orders/repriced.test.ts',
    named: 'is the one of its refusal while the old one is still loaded',
  },
];
