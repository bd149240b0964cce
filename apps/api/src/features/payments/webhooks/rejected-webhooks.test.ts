import { paymentDeskContract as contract } from '@peonia/contract/money/payment-desk.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, notify, orderOf, sandboxWebhook } from '../../../../test/money/pay.ts';
import { financeStaff } from '../../../../test/money/release-by-staff.ts';
import { runJob } from '../../../../test/run-job.ts';
import { rejectedWebhooks, storedText } from './keep-rejected-webhooks.ts';

let api: Api;
let fay: StaffMember;
let payer: Member;

beforeAll(async () => {
  api = await startApi({ LIMIT_REJECTED_WEBHOOKS_KEPT: '3' });
  [fay] = await financeStaff(api);
  payer = await api.register('Payer One');
});
beforeEach(() => api.sql('delete from payment_rejected_webhook'));
afterAll(() => api.close());

const listed = async () => (await fay.call(contract.listRejectedWebhooks)).body.items;
const forge = (text: string) =>
  notify(api, 'sandbox', { headers: { 'x-signature': 'forged' }, body: Buffer.from(text) });

describe('a webhook that fails verification', () => {
  // covers: Webhooks that failed verification are shown to the money desk
  it('is listed for finance with the reason, and moves nothing', async () => {
    const { order } = await begin(payer, 'sandbox', { amount: 20 });
    const signed = sandboxWebhook(api, order);
    const body = Buffer.concat([signed.body, Buffer.from(' ')]);

    const status = await notify(api, 'sandbox', { ...signed, body });

    expect([status, (await orderOf(payer, order.id)).state]).toEqual([400, 'pending']);
    expect(await listed()).toEqual([
      expect.objectContaining({
        gateway: 'sandbox',
        reason: 'has no signature that fits',
        body: body.toString(),
        bytes: body.length,
        missed: 0,
      }),
    ]);
  });

  it('is kept without its headers, and without values of secret fields', async () => {
    await forge('{"id":"evt_1","client_secret":"pi_1_secret_2","data":{"accessToken" : "abc\\"def"},"amount":20}');

    const [row] = await api.sql<Record<string, unknown>>('select * from payment_rejected_webhook');
    expect(JSON.stringify(row)).not.toMatch(/forged|pi_1_secret_2|abc|def/);
    expect(row?.['body']).toBe('{"id":"evt_1","client_secret":"…","data":{"accessToken" : "…"},"amount":20}');
  });

  it('is deleted once newer ones fill the list', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five']) await forge(text);

    expect((await listed()).map(({ body }) => body)).toEqual(['five', 'four', 'three']);
  });

  it('is deleted after its term', async () => {
    await forge('old');
    await forge('new');
    await api.sql(
      "update payment_rejected_webhook set received_at = now() - make_interval(days => $1) where body = 'old'",
      [limits.rejected_webhook_days + 1],
    );

    await runJob(api, 'payments.purge-rejected-webhooks');

    expect((await listed()).map(({ body }) => body)).toEqual(['new']);
  });

  it('is an entry of the audit log when it is looked at', async () => {
    await forge('one');
    await listed();

    const [act] = await api.sql<{ detail: string }>(
      "select detail from staff_act where act = 'payment.rejected-webhooks-read' and staff_id = $1 order by id desc limit 1",
      [fay.id],
    );
    expect(act?.detail).toBe('1 webhooks');
  });
});

describe('many of them', () => {
  const few = { ...limits, rejected_webhooks_per_minute: 2 };
  const one = { gateway: 'sandbox', reason: 'has no signature that fits', body: Buffer.from('x') } as const;
  const missed = async () => (await listed()).map((webhook) => webhook.missed);

  it('are stored a few a minute, and the rest is counted with the next one', async () => {
    let now = 0;
    const keep = rejectedWebhooks(api.app.database, { limits: few, log: { error: () => {} }, now: () => now });
    for (let sent = 0; sent < 5; sent += 1) await keep(one);
    now = 60_000;

    await keep(one);

    expect(await missed()).toEqual([3, 0, 0]);
  });

  it('are counted when they could not be stored', async () => {
    const errors: unknown[] = [];
    const log = { error: (fields: unknown) => errors.push(fields) };
    let isAway = true;
    const query: typeof api.app.database.query = (...args) =>
      isAway ? Promise.reject(new Error('away')) : api.app.database.query(...args);
    const keep = rejectedWebhooks({ query }, { limits: few, log, now: () => 0 });
    await keep(one);
    isAway = false;

    await keep(one);

    expect([errors.length, await missed()]).toEqual([1, [1]]);
  });
});

it('cuts a long text, and keeps what no column can hold out of it', () => {
  const text = storedText(Buffer.from(`a\0${'b'.repeat(5_000)}`));

  expect([text.length, text.slice(0, 3)]).toEqual([4_000, 'a\uFFFDb']);
});
