import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { travelStates, type TravelState } from '@peonia/contract/travel/travel.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { deliver, newKey, orderOf, press, sandboxWebhook } from '../../../test/money/pay.ts';
import { requireProvenBooks } from '../../../test/money/prove-books.ts';

let api: Api;
let count = 0;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

const someone = () => api.register(`Traveller ${(count += 1)}`, { verified: true });

async function draft(member: Member, companion: Member, destination = 'Chengdu'): Promise<number> {
  const [row] = await api.sql<{ id: string }>(
    `insert into travel_request (member_id, companion_id, name, email, destination)
     values ($1, $2, 'Jonas Weber', 'jonas@example.com', $3) returning id`,
    [member.id, companion.id, destination],
  );
  return Number(row?.id);
}

const purchase = (member: Member, id: number, amount = 50) =>
  member.call(paymentsContract.purchase, {
    params: { method: 'sandbox' },
    body: { item: { name: 'travel', id }, expected: { amount, currency: 'USD' } },
    headers: { 'idempotency-key': newKey() },
  });
const requestOf = async (id: number) =>
  (
    await api.sql<{ state: TravelState; consent: string; refunded: boolean }>(
      'select state, consent, refunded_at is not null as refunded from travel_request where id = $1',
      [id],
    )
  )[0];

describe('the fee of a travel request', () => {
  it('begins the request and asks the companion, once', async () => {
    const [jonas, mei] = [await someone(), await someone()];
    const id = await draft(jonas, mei);

    const { body } = await purchase(jonas, id);
    await press(api, body.order, 'twice');

    expect(body.order).toMatchObject({ amount: 50, currency: 'USD', item: { name: 'travel', id }, gold: 0 });
    expect(await requestOf(id)).toEqual({ state: 'paid', consent: 'asked', refunded: false });
    expect((await jonas.me()).balance).toBe(0);
  });

  it('ends the request when it went back', async () => {
    const [jonas, mei] = [await someone(), await someone()];
    const id = await draft(jonas, mei);
    const { body } = await purchase(jonas, id);
    await press(api, body.order, 'approve');

    await deliver(
      api,
      'sandbox',
      sandboxWebhook(api, body.order, {
        event_id: `${body.order.id}:back`,
        kind: 'refunded',
        refund: { id: `${body.order.id}-back`, isTotal: false },
      }),
    );

    expect(await requestOf(id)).toEqual({ state: 'cancelled', consent: 'asked', refunded: true });
  });

  it('is paid back in gold when the draft was paid already', async () => {
    const [jonas, mei] = [await someone(), await someone()];
    const id = await draft(jonas, mei);
    const [first, second] = [await purchase(jonas, id), await purchase(jonas, id)];

    await press(api, first.body.order, 'approve');
    await press(api, second.body.order, 'approve');

    const asGold = [first, second].map(async ({ body }) => (await orderOf(jonas, body.order.id)).as_gold);
    expect(await Promise.all(asGold)).toEqual([false, true]);
    expect((await jonas.me()).balance).toBe(50);
    expect((await requestOf(id))?.state).toBe('paid');
  });

  it('is asked for a whole draft of the payer alone', async () => {
    const [jonas, mei] = [await someone(), await someone()];
    const [id, empty] = [await draft(jonas, mei), await draft(mei, jonas, '')];

    const codes = [await purchase(mei, id), await purchase(mei, empty), await purchase(jonas, id, 49)];

    expect(codes.map(({ code }) => code)).toEqual([
      errors.not_found.code,
      errors.travel_incomplete.code,
      errors.price_changed.code,
    ]);
  });
});

/** The steps of the decisions, "Travel". */
const allowed: Readonly<Partial<Record<TravelState, readonly TravelState[]>>> = {
  draft: ['paid'],
  paid: ['in_progress', 'cancelled'],
  in_progress: ['arranged', 'cancelled'],
  arranged: ['closed', 'cancelled'],
};

describe('the states of a travel request', () => {
  it.each(travelStates.flatMap((from) => travelStates.filter((to) => to !== from).map((to) => [from, to] as const)))(
    'from %s to %s are those of the decisions alone',
    async (from, to) => {
      const [jonas, mei] = [await someone(), await someone()];
      const id = await draft(jonas, mei);
      const path = pathTo(from);
      if (from !== 'draft') await api.sql("update travel_request set consent = 'asked' where id = $1", [id]);
      if (from !== 'draft') await api.sql("update travel_request set consent = 'accepted' where id = $1", [id]);
      for (const state of path) await move(id, state);

      const moved = await move(id, to).then(
        () => true,
        () => false,
      );

      expect(moved).toBe((allowed[from] ?? []).includes(to));
    },
  );
});

const move = (id: number, state: TravelState) =>
  api.sql('update travel_request set state = $2, order_id = coalesce(order_id, $1) where id = $1', [id, state]);

function pathTo(state: TravelState): TravelState[] {
  if (state === 'draft') return [];
  if (state === 'cancelled') return ['paid', 'cancelled'];
  const way: TravelState[] = ['paid', 'in_progress', 'arranged', 'closed'];
  return way.slice(0, way.indexOf(state) + 1);
}
