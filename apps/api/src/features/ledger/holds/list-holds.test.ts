import { ledgerContract as contract } from '@peonia/contract/money/ledger.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { act, giftCouple, giveRoses } from '../../../../test/fixtures/order-gift.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { holdGold, holdPurchased, postHold } from '../public.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const holds = async (member: Member) =>
  (await member.call(contract.listHolds)).body.items.map(({ state, amount, cause, related_id }) => ({
    state,
    amount,
    cause,
    related_id,
  }));

describe('the holds of a member', () => {
  it('name the order, and stay as released when the gift is declined', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);
    const whileAsked = await holds(jonas);

    await act(mei, id, { act: 'refuse' });

    const order = { amount: 52, cause: 'mall', related_id: id };
    expect(whileAsked).toEqual([{ ...order, state: 'held' }]);
    expect(await holds(jonas)).toEqual([{ ...order, state: 'released' }]);
    expect(await holds(mei)).toEqual([]);
  });

  it('add up bonus and purchased gold of one order', async () => {
    const anna = await api.register('Anna Holds');
    await giveGold(api.app.database, anna, 10, 'bonus');
    await giveGold(api.app.database, anna, 50);

    await api.app.database.transaction((db) =>
      holdGold(db, { key: 'mall:4000001', member_id: anna.id, amount: 3_000 }),
    );

    expect(await holds(anna)).toEqual([{ state: 'held', amount: 30, cause: 'mall', related_id: 4_000_001 }]);
  });

  it('are not listed once they are paid', async () => {
    const ben = await api.register('Ben Holds');
    await giveGold(api.app.database, ben, 50);
    const key = 'mall:4000002';

    await api.app.database.transaction(async (db) => {
      await holdGold(db, { key, member_id: ben.id, amount: 1_000 });
      await postHold(db, key, { key, kind: 'order', cause: 'test', cause_id: 4_000_002 }, 'revenue');
    });

    expect(await holds(ben)).toEqual([]);
  });

  it('name a payment under review', async () => {
    const carl = await api.register('Carl Holds');
    await giveGold(api.app.database, carl, 50);

    await api.app.database.transaction((db) =>
      holdPurchased(db, { key: 'order:77:held:1', member_id: carl.id, amount: 2_000 }),
    );

    expect(await holds(carl)).toEqual([{ state: 'held', amount: 20, cause: 'order', related_id: 77 }]);
  });
});
