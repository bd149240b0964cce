import { expect, it } from 'vitest';
import { changeHoldings, type Holdings } from './money-state.ts';

const before: Holdings & { id: number } = { id: 1, balance: 10, vip: 0, vip_expired_at: null, trialing: 0 };
const after = { balance: 60.5, vip: 1, vip_expired_at: '2027-11-21', trialing: 2 } as const;

it('takes over gold and VIP and leaves the rest, also when it comes twice', () => {
  const changed = changeHoldings(before, after);
  expect(changed).toEqual({ id: 1, ...after });
  expect(changeHoldings(changed, after)).toEqual(changed);
});
