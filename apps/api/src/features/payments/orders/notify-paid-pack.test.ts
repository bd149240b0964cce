import { membershipContract } from '@peonia/contract/money/membership.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, newKey, press, sandboxWebhook } from '../../../../test/money/pay.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const tell = (member: Member, order_id: string) =>
  member.call(membershipContract.upgrade, {
    body: { package: 1, gateway: 'order', expected: 30, order_id },
    headers: { 'idempotency-key': newKey() },
  });
const balanceAndState = () =>
  api.sql(
    'select (select count(*)::int from ledger_transfer) as transfers, (select count(*)::int from vip_grant) as packs, (select jsonb_agg(vip_until order by id) from account) as vip',
  );

it('returns the state of a paid pack and changes nothing, however often it is called', async () => {
  const [anna, other] = [
    await api.register('Anna Order', { verified: true }),
    await api.register('Other Order', { verified: true }),
  ];
  const next = async () => (await begin(anna, 'sandbox', { month: 1 })).order;
  const [pending, failed, held, refunded, credited] = [
    await next(),
    await next(),
    await next(),
    await next(),
    await next(),
  ];
  await press(api, failed, 'decline');
  await press(api, held, 'risky');
  await press(api, refunded, 'approve');
  await deliver(
    api,
    'sandbox',
    sandboxWebhook(api, refunded, { event_id: 'told-back', kind: 'refunded', refund: { id: 'told-back' } }),
  );
  await press(api, credited, 'approve');

  const before = await balanceAndState();
  const { vip_expired_at } = await anna.me();
  for (let again = 0; again < 2; again += 1) {
    expect((await tell(anna, credited.id)).body).toEqual({
      status: 'success',
      month: 1,
      me: 1,
      name: 'Anna Order',
      vip_expired_at,
    });
    for (const open of [pending, held])
      expect((await tell(anna, open.id)).body).toMatchObject({ status: 'loading', vip_expired_at: null });
    for (const over of [failed, refunded]) expect((await tell(anna, over.id)).code).toBe(400210);
    expect((await tell(other, credited.id)).code).toBe(404000);
  }
  expect(await balanceAndState()).toEqual(before);
});
