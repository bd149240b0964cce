import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { notificationSettingsContract } from '@peonia/contract/notifications/notification-settings.schema.ts';
import { afterAll, expect, it } from 'vitest';
import { dial, withCallFixture, type CallFixture, passTime, put } from '../../../test/fixtures/call-fixture.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { openPushDouble, type PushBrowser } from '../../../test/providers/push-double.ts';

const service = await openPushDouble();
let { api, anna, ben, tick } = {} as CallFixture;
withCallFixture(
  { gold: 10, settings: () => ({ PUSH_HOSTS: service.host }) },
  (world) => ({ api, anna, ben, tick } = world),
);
afterAll(() => service.close());

async function subscribe(member: Member): Promise<PushBrowser> {
  const browser = service.browser();
  await member.call(notificationSettingsContract.subscribePush, { body: browser });
  return browser;
}
const pushesTo = ({ endpoint }: PushBrowser) => service.received.filter(({ path }) => endpoint.endsWith(path));
async function pushed(browser: PushBrowser, count: number) {
  await expect.poll(() => pushesTo(browser).length, { timeout: 5_000 }).toBe(count);
  const last = pushesTo(browser).at(-1);
  return {
    text: JSON.parse(last?.text ?? '{}') as object,
    ttl: last?.headers['ttl'],
    urgency: last?.headers['urgency'],
    topic: last?.headers['topic'],
  };
}

// covers: Call: push while it rings and for a missed call
it('a ring is pushed at once to an offline callee, expires with the ring, and is replaced by a missed call', async () => {
  await api.sql("update account set language = 'de' where id = $1", [ben.id]);
  const browser = await subscribe(ben);
  const id = (await dial(anna, ben, { kind: 'video' })).body.call.call_id;
  const [url, tag] = [`/chat/${anna.id}`, `call-${anna.id}`];
  expect(await pushed(browser, 1)).toEqual({
    text: { title: anna.name, body: 'Ruft dich per Video an', url, tag },
    ttl: '40',
    urgency: 'high',
    topic: tag,
  });
  await passTime(api.sql, id, 40);
  await tick();
  expect(await pushed(browser, 2)).toEqual({
    text: { title: anna.name, body: 'Du hast einen Anruf verpasst', url, tag },
    ttl: '86400',
    urgency: 'normal',
    topic: tag,
  });
});

it('a ring is not pushed to callees who are online, disabled messages or muted the caller; nor is the end of a known call', async () => {
  const [off, mutes] = [await api.register('Without pushes'), await api.register('Who mutes')];
  const browsers = await Promise.all([ben, off, mutes].map(subscribe));
  const socket = await ben.socket();
  await off.call(notificationSettingsContract.updateNotificationSettings, { body: { push: { message: false } } });
  const { body } = await mutes.call(chatContract.sendMessage, {
    body: { user_id: anna.id, message_type: 'text', message_content: 'Hello', client_id: 'before-muting' },
  });
  await mutes.call(messageThreadsContract.updateThread, { params: { id: body.thread_id }, body: { mute: true } });
  for (const other of [ben, off, mutes]) {
    const id = (await dial(anna, other)).body.call.call_id;
    await put(other, id, { status: 'reject' });
  }
  // A push to the last member proves that the earlier calls have been processed.
  const notified = await api.register('Who is notified');
  const browser = await subscribe(notified);
  await put(notified, (await dial(anna, notified)).body.call.call_id, { status: 'reject' });
  await pushed(browser, 1);
  expect(browsers.flatMap(pushesTo)).toEqual([]);
  socket.close();
});
