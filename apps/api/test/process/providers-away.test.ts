import { type AddressInfo, createServer } from 'node:net';
import { accountCodesContract } from '@peonia/contract/accounts/account-codes.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { notificationSettingsContract } from '@peonia/contract/notifications/notification-settings.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import type { Member } from '../fixtures/register-member.ts';
import { solveCaptcha } from '../fixtures/solve-captcha.ts';
import { begin, notify, orderOf, sandboxWebhook } from '../money/pay.ts';
import { openPushDouble, type PushDouble } from '../providers/push-double.ts';

let api: Api;
let anna: Member;
let ben: Member;
let cara: Member;
let silent: SilentServer;
let push: PushDouble;

/** Takes connections and says nothing: a mail server that never greets, a store or push service that never answers. */
interface SilentServer {
  readonly port: number;
  /** Connections that clients opened. */
  opened: number;
  close(): void;
}

async function openSilentServer(): Promise<SilentServer> {
  const server = createServer((socket) => {
    control.opened += 1;
    socket.on('error', () => {});
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const control: SilentServer = {
    port: (server.address() as AddressInfo).port,
    opened: 0,
    close: () => void server.close(),
  };
  return control;
}

beforeAll(async () => {
  silent = await openSilentServer();
  push = await openPushDouble();
  api = await startApi({
    SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
    PUSH_HOSTS: `127.0.0.1:${silent.port}`,
    MEDIA_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${silent.port}`,
    S3_BUCKET: 'media',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  });
  [anna, ben, cara] = await Promise.all([
    api.register('Anna Away'),
    api.register('Ben Away'),
    api.register('Cara Away'),
  ]);
  const { endpoint, keys } = push.browser();
  await cara.call(notificationSettingsContract.subscribePush, {
    body: { endpoint: endpoint.replace(push.host, `127.0.0.1:${silent.port}`), keys },
  });
});
afterAll(async () => {
  await api.close();
  await push.close();
  silent.close();
});

it('credits gold, chats and ends sessions while mail, push and media hang', async () => {
  // Forty mails hang or wait behind hanging ones before anything else is due.
  await api.sql(
    `insert into outbox (topic, payload) select 'account.notification', jsonb_build_object('kind', 'welcome',
       'email', 'nobody@example.com', 'phone', null, 'language', 'en', 'values', '{"name": "Nobody"}'::jsonb) from generate_series(1, 40)`,
  );
  api.app.outbox.start();
  api.app.outbox.nudge();
  await expect.poll(() => silent.opened).toBeGreaterThan(0);

  const socket = await ben.socket();
  const say = (to: Member) =>
    anna.call(chatContract.sendMessage, {
      body: { user_id: to.id, message_type: 'text', message_content: 'Still here', client_id: `client-away-${to.id}` },
    });
  const replies = await Promise.all([say(ben), say(cara)]);
  await socket.next((frame) => frame.type === 'event' && frame.name === 'message.sent');
  const { order } = await begin(anna, 'sandbox', { amount: 50 });
  await notify(api, 'sandbox', sandboxWebhook(api, order));
  await expect.poll(async () => (await orderOf(anna, order.id)).state, { timeout: 20_000 }).toBe('credited');
  await api.sql("update account set status = 'suspended' where id = $1", [ben.id]);
  api.app.outbox.nudge();
  await socket.closed;

  const [mails] = await api.sql<{ untried: number }>(
    "select count(*)::int as untried from outbox where topic = 'account.notification' and attempts = 0",
  );
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(mails?.untried).toBeGreaterThan(0);
}, 60_000);

it('sends a code by text message while mail hangs', async () => {
  await api.sql(`delete from outbox where topic = 'account.notification'`);
  await api.sql(
    `insert into outbox (topic, payload) select 'account.notification', jsonb_build_object('kind', 'welcome',
       'email', 'nobody@example.com', 'phone', null, 'language', 'en', 'values', '{"name": "Nobody"}'::jsonb) from generate_series(1, 40)`,
  );
  const guest = api.guest();

  const { code } = await guest.call(accountCodesContract.sendCode, {
    body: { phone: '+4917112345678', purpose: 'register', captcha: await solveCaptcha(guest, 'verify') },
  });
  api.app.outbox.nudge();

  await expect
    .poll(() => api.sql("select id from mail_outbox where recipient like '+49%'"), { timeout: 20_000 })
    .toHaveLength(1);
  const [mails] = await api.sql<{ untried: number }>(
    "select count(*)::int as untried from outbox where topic = 'account.notification' and attempts = 0",
  );
  expect(code).toBe(errors.code_sent.code);
  expect(mails?.untried).toBeGreaterThan(0);
}, 60_000);
