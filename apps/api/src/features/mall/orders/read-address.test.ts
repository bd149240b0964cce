import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { accept, chengdu, giftCouple, giveRoses, place, readOrder } from '../../../../test/fixtures/order-gift.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let jonas: Member;
let mei: Member;
beforeAll(async () => {
  api = await startApi();
  ({ jonas, mei } = await giftCouple(api, 500));
});
afterAll(() => api.close());

const nothing = { ...chengdu, name: '  ', street: '\u3164', city: '\u200B' };
const refusal = {
  code: errors.order_address_missing.code,
  fields: ['address.name', 'address.street', 'address.city'],
};

it('an address that says nothing accepts no gift', async () => {
  const id = await giveRoses(jonas, mei);

  expect((await accept(mei, id, nothing)).body).toMatchObject(refusal);
  expect((await readOrder(mei, id)).state).toBe('pending');
});

it('an address that says nothing orders nothing for oneself, and charges nothing', async () => {
  const before = (await jonas.me()).balance;

  expect((await place(jonas, null, { address: nothing })).body).toMatchObject(refusal);
  expect((await jonas.me()).balance).toBe(before);
});

it('an address is kept without the space around its parts', async () => {
  const { body } = await place(jonas, null, { address: { ...chengdu, street: ' Secret Lane 7 ', phone: ' ' } });

  expect((await readOrder(jonas, body.id)).address).toMatchObject({ street: 'Secret Lane 7', phone: '' });
});
