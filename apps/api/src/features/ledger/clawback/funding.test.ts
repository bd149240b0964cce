import { describe, expect, it } from 'vitest';
import { replay, type WalletMove } from './funding.ts';

let numbers = 0;
const move = (change: Partial<WalletMove>): WalletMove => ({
  transfer_id: (numbers += 1),
  kind: 'gift',
  cause: 'test',
  cause_id: 0,
  reverses: null,
  purchased: 0,
  debt: 0,
  ...change,
});
const order = (cause_id: number, change: Partial<WalletMove>) => move({ cause: 'order', cause_id, ...change });
const bought = (id: number, purchased: number) => order(id, { kind: 'recharge', purchased });
const back = (id: number, purchased: number, debt: number) => order(id, { kind: 'chargeback', purchased, debt });
const spent = (gold: number) => move({ purchased: -gold });

/** The unpaid gold of each spending, and what wallet and debt must be. */
function outcome(moves: readonly WalletMove[], spendings: readonly WalletMove[]) {
  const gold = replay(moves);
  const unpaid = gold.unpaid();
  return [spendings.map(({ transfer_id }) => unpaid.get(transfer_id)?.gold ?? 0), gold.sums()];
}

describe('a payment that went back', () => {
  it('funded what was spent first, not what another payment brought', () => {
    const [first, second] = [spent(50), spent(30)];
    const moves = [bought(1, 50), first, bought(2, 40), second, back(2, -10, -30)];

    expect(outcome(moves, [first, second])).toEqual([[0, 30], { purchased: 0, debt: 30 }]);
  });

  it('leaves unpaid what it funded, not what was spent last', () => {
    const [first, second] = [spent(50), spent(40)];
    const moves = [bought(1, 50), first, bought(2, 40), second, back(1, 0, -50)];

    expect(outcome(moves, [first, second])).toEqual([[50, 0], { purchased: 0, debt: 50 }]);
  });

  it('in part leaves unpaid what was spent last of it', () => {
    const [first, second] = [spent(20), spent(30)];
    const moves = [bought(1, 50), first, second, back(1, 0, -35)];

    expect(outcome(moves, [first, second])).toEqual([[5, 30], { purchased: 0, debt: 35 }]);
  });

  it('costs nobody a share while the wallet covers it', () => {
    const first = spent(50);
    const moves = [bought(1, 50), first, bought(2, 50), back(1, -50, 0)];

    expect(outcome(moves, [first])).toEqual([[0], { purchased: 0, debt: 0 }]);
  });

  it('leaves unpaid what it replaced, once that goes back too', () => {
    const [first, second] = [spent(50), spent(40)];
    const replaced = [bought(1, 50), first, bought(2, 50), back(1, -50, 0)];
    const moves = [...replaced, bought(3, 40), second, back(2, 0, -50)];

    expect(outcome(moves, [first, second])).toEqual([[50, 0], { purchased: 0, debt: 50 }]);
  });

  it('leaves held gold unpaid before what was spent', () => {
    const [first, held] = [spent(20), spent(30)];
    const moves = [bought(1, 50), first, back(1, 0, -40)];

    expect(outcome(moves, [first])).toEqual([[10], { purchased: 30, debt: 40 }]);
    expect(outcome([...moves, held], [first, held])).toEqual([[10, 30], { purchased: 0, debt: 40 }]);
  });
});

describe('a debt that is settled', () => {
  it('by the won dispute pays what it had left unpaid', () => {
    const first = spent(50);
    const moves = [bought(1, 50), first, back(1, 0, -50), order(1, { kind: 'adjustment', debt: 50 })];

    expect(outcome(moves, [first])).toEqual([[0], { purchased: 0, debt: 0 }]);
  });

  it('by another payment pays the oldest first, and that payment funds it from then on', () => {
    const [first, second] = [spent(20), spent(30)];
    const paidAgain = order(2, { kind: 'recharge', debt: 25 });
    const moves = [bought(1, 50), first, second, back(1, 0, -50), paidAgain];

    expect(outcome(moves, [first, second])).toEqual([[0, 25], { purchased: 0, debt: 25 }]);
    expect(outcome([...moves, back(2, 0, -25)], [first, second])).toEqual([[20, 30], { purchased: 0, debt: 50 }]);
  });

  it('for shares that were taken back is no debt for gold', () => {
    const first = spent(50);
    const taken = move({ kind: 'refund', cause: 'clawback', debt: -10 });
    const moves = [bought(1, 50), first, taken, back(1, 0, -20), order(2, { kind: 'recharge', debt: 20 })];

    expect(outcome(moves, [first])).toEqual([[0], { purchased: 0, debt: 10 }]);
  });
});

it('a spending that was reversed is not unpaid any more', () => {
  const first = spent(50);
  const reversed = move({ kind: 'refund', reverses: first.transfer_id, purchased: 50 });
  const moves = [bought(1, 50), first, back(1, 0, -50), reversed];

  expect(outcome(moves, [first])).toEqual([[0], { purchased: 50, debt: 50 }]);
});
