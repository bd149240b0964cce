import { membershipContract as contract } from '@peonia/contract/money/membership.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { newKey } from '../../../../test/money/pay.ts';
import { block } from '../../privacy/public.ts';

let api: Api;
let numbers = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const partner = async () => {
  const member = await api.register(`Trial Host ${(numbers += 1)}`, { verified: true });
  await api.sql('update account set is_partner = true where id = $1', [member.id]);
  return member;
};
const give = async (from: Member) => {
  const to = await api.register(`Trial Guest ${(numbers += 1)}`, { verified: true });
  await from.call(contract.upgrade, {
    body: { package: 0.25, gateway: 'present', user_id: to.id, agreed: true },
    headers: { 'idempotency-key': newKey() },
  });
  return to;
};
const read = async (member: Member, query: object = {}) =>
  (await member.call(contract.listGivenTrials, { query })).body;

it('lists the trials that a partner gave, newest first, with what is left of the month', async () => {
  const host = await partner();
  const [first, second] = [await give(host), await give(host)];
  await api.sql("update vip_grant set vip_from = '2026-01-01', vip_until = '2026-01-08' where member_id = $1", [
    first.id,
  ]);

  const trials = await read(host);

  expect(trials).toMatchObject({
    left: 18,
    items: [
      { user: { user_id: second.id, name: second.name }, is_running: true },
      { user: { user_id: first.id }, is_running: false, ends_on: '2026-01-08' },
    ],
    max_id: -1,
  });
});

it('lists nothing of other partners, nor trials that were bought', async () => {
  const [host, other] = [await partner(), await partner()];
  const guest = await give(other);
  await api.sql(
    `insert into vip_grant (cause, member_id, paid_by, month, vip_from, vip_until)
     values ('order:given-trial', $1, $2, 0.25, '2026-01-01', '2026-01-08')`,
    [guest.id, host.id],
  );

  expect(await read(host)).toEqual({ left: 20, items: [], max_id: -1 });
});

it('names nobody who blocked the partner', async () => {
  const host = await partner();
  const guest = await give(host);
  await api.app.database.transaction((db) => block(db, guest.id, host.id));

  expect((await read(host)).items).toMatchObject([{ user: null, is_running: true }]);
});

it('continues on a next page', async () => {
  const host = await partner();
  const guest = await api.register(`Trial Guest ${(numbers += 1)}`);
  await api.sql(
    `insert into vip_grant (cause, member_id, paid_by, month, vip_from, vip_until)
     select 'present:page:' || n, $1, $2, 0.25, '2026-01-01', '2026-01-08' from generate_series(1, 32) n`,
    [guest.id, host.id],
  );

  const first = await read(host);
  const second = await read(host, { max_id: first.max_id });

  expect([first.items.length, second.items.length, second.max_id]).toEqual([30, 2, -1]);
});
