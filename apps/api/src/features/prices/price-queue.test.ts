import { randomUUID } from 'node:crypto';
import { priceListContract as contract } from '@peonia/contract/money/price-list.schema.ts';
import type { PriceAct, PriceList } from '@peonia/contract/money/price-list.ts';
import { pricesOf } from '@peonia/contract/money/price-rules.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { staffQueueContract } from '@peonia/contract/staff/staff-queues.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';

let api: Api;
let fay: StaffMember;
let ada: StaffMember;

beforeAll(async () => {
  api = await startApi();
  fay = await makeStaff(api, 'Finance Fay', 'finance');
  ada = await makeStaff(api, 'Admin Ada', 'admin');
});
afterAll(() => api.close());

const waiting = async (staff: StaffMember) => {
  const { items } = (await staff.call(staffQueueContract.listStaffQueues)).body;
  const queue = items.find(({ name }) => name === 'prices');
  return [queue?.size, queue?.mine, queue?.due_at !== null];
};
const act = (staff: StaffMember, list: PriceList, name: PriceAct) =>
  staff.call(contract.decidePriceList, {
    params: { id: list.id },
    body: { act: name, seen: list.changed_at, before_id: list.before_id, reason: 'Looked at it' },
  });

it('stands on the start page of the staff from its submission to its decision', async () => {
  const { body: draft } = await fay.call(contract.createPriceList, {
    body: {
      values: { ...pricesOf(limits), pack_1_cents: 3_300 },
      valid_from: null,
      reason: 'Costs have risen',
      client_id: randomUUID(),
    },
  });
  const before = await waiting(ada);

  const { body: submitted } = await act(fay, draft, 'submit');
  const during = [await waiting(ada), await waiting(fay)];
  await act(ada, submitted, 'approve');

  expect(before).toEqual([0, 0, false]);
  expect(during).toEqual([
    [1, 0, true],
    [1, 1, true],
  ]);
  expect(await waiting(ada)).toEqual([0, 0, false]);
});
