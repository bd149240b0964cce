import { mallOrderStates, type MallOrderState } from '@peonia/contract/mall/mall.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import {
  accept,
  act,
  deliver,
  giftCouple,
  giveRoses,
  prepare,
  readOrder,
  takeBack,
} from '../../../../test/fixtures/order-gift.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';

let api: Api;
let staff: StaffMember;
let jonas: Member;
let mei: Member;

beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Flora Ship', 'fulfilment');
  ({ jonas, mei } = await giftCouple(api, 20_000));
});
afterAll(() => api.close());

/** The steps of the specification, section 4, and those of the staff. */
const allowed: Readonly<Partial<Record<MallOrderState, readonly MallOrderState[]>>> = {
  pending: ['accepted', 'refused', 'expired', 'cancelled', 'undeliverable'],
  accepted: ['preparing', 'cancelled'],
  preparing: ['delivered', 'returned'],
  delivered: ['received', 'returned'],
};

type Act = 'accept' | 'refuse' | 'cancel' | 'confirm' | 'prepare' | 'deliver' | 'return';

const model: Readonly<Record<Act, { readonly from: readonly MallOrderState[]; readonly to: MallOrderState }>> = {
  accept: { from: ['pending'], to: 'accepted' },
  refuse: { from: ['pending'], to: 'refused' },
  cancel: { from: ['pending', 'accepted'], to: 'cancelled' },
  prepare: { from: ['accepted'], to: 'preparing' },
  deliver: { from: ['preparing'], to: 'delivered' },
  confirm: { from: ['delivered'], to: 'received' },
  return: { from: ['preparing', 'delivered'], to: 'returned' },
};

const perform: Readonly<Record<Act, (id: number) => Promise<unknown>>> = {
  accept: (id) => accept(mei, id),
  refuse: (id) => act(mei, id, { act: 'refuse' }),
  cancel: (id) => act(jonas, id, { act: 'cancel' }),
  prepare: (id) => prepare(staff, id),
  deliver: (id) => deliver(staff, id),
  confirm: (id) => act(mei, id, { act: 'confirm' }),
  return: (id) => takeBack(staff, id),
};

/** A small generator with a seed, so that a failure can be repeated. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('the states of an order', () => {
  it(
    'follow the model through random acts of both sides and the staff, and the gold with them',
    { timeout: 120_000 },
    async () => {
      const next = numbers(20_481);
      const acts = Object.keys(model) as Act[];
      for (let walk = 0; walk < 10; walk += 1) {
        const id = await giveRoses(jonas, mei);
        const path: MallOrderState[] = ['pending'];
        for (let step = 0; step < 9; step += 1) {
          const name = acts[next(acts.length)] ?? 'accept';
          const before = path.at(-1) ?? 'pending';
          await perform[name](id);
          if (model[name].from.includes(before)) path.push(model[name].to);
        }
        const order = await readOrder(jonas, id);
        const isCaptured = path.includes('delivered');
        const isBack = ['refused', 'cancelled', 'returned'].includes(order.state);

        expect(order.timeline.map(({ state }) => state)).toEqual(path);
        expect(order.gold).toEqual({
          held: isCaptured || isBack ? 0 : 52,
          paid: isCaptured ? 52 : 0,
          returned: isBack ? 52 : 0,
        });
      }
      expect(await proveBooks(api.app.database)).toEqual([]);
    },
  );

  it('are taken once by acts that come at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await giveRoses(jonas, mei);
      const before = (await jonas.me()).balance;

      await Promise.all([perform.accept(id), perform.refuse(id), perform.cancel(id), perform.refuse(id)]);

      const { state, gold } = await readOrder(jonas, id);
      const back = state === 'accepted' ? 0 : 52;
      expect([gold?.returned, (await jonas.me()).balance]).toEqual([back, before + back]);
    }
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  // The last one: it takes the other constraints away, so that only the trigger is left to refuse.
  it('take no step in the database that the specification does not name', async () => {
    const id = await giveRoses(jonas, mei);
    for (const name of ['pending', 'address', 'delivered', 'capture'])
      await api.sql(`alter table mall_order drop constraint mall_order_${name}`);
    const setUp = async (state: MallOrderState) => {
      await api.sql('alter table mall_order disable trigger mall_order_moves');
      await api.sql('update mall_order set state = $2 where id = $1', [id, state]);
      await api.sql('alter table mall_order enable trigger mall_order_moves');
      await api.sql('delete from mall_order_step where order_id = $1', [id]);
    };
    const pairs = mallOrderStates.flatMap((before) =>
      mallOrderStates.filter((after) => after !== before).map((after) => [before, after] as const),
    );

    const taken: string[] = [];
    for (const [before, after] of pairs) {
      await setUp(before);
      const isTaken = await api.sql('update mall_order set state = $2 where id = $1', [id, after]).then(
        () => true,
        () => false,
      );
      if (isTaken) taken.push(`${before} ${after}`);
    }

    expect(taken).toEqual(
      pairs
        .filter(([before, after]) => allowed[before]?.includes(after) ?? false)
        .map(([before, after]) => `${before} ${after}`),
    );
  });
});
