import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { notificationSettingsContract as contract } from '@peonia/contract/notifications/notification-settings.schema.ts';
import type { NotificationType } from '@peonia/contract/notifications/notifications.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import type { MemberOptions } from '../../../test/fixtures/registration.ts';
import { openMailServer, type MailServer } from '../../../test/providers/mail-server.ts';
import { openPushDouble, readVapid, type PushDouble } from '../../../test/providers/push-double.ts';
import { runJob } from '../../../test/run-job.ts';
import { openNativePush } from '../../platform/push/native-push.ts';
import { openPush } from '../../platform/push/push.ts';
import { notify, type NewNotification } from './public.ts';
import { openPushSender } from './push/send-push.ts';

let api: Api;
let service: PushDouble;
let mail: MailServer;
let people = 0;
beforeAll(async () => {
  service = await openPushDouble();
  mail = await openMailServer();
  api = await startApi({ PUSH_HOSTS: service.host, SMTP_URL: mail.url, PUBLIC_URL: 'https://members.example.test' });
});
afterAll(async () => {
  await api.close();
  await service.close();
  await mail.close();
});

const register = (options: MemberOptions = {}) =>
  api.register(`Member ${(people += 1)}`, { verified: true, ...options });
const say = (from: Member, to: Member) =>
  from.call(chatContract.sendMessage, {
    body: {
      user_id: to.id,
      message_type: 'text',
      message_content: 'do not show this',
      client_id: `client-${(people += 1)}-x`,
    },
  });
const like = (from: Member, to: Member) => from.call(socialContract.setLike, { body: { user_id: to.id } });
async function notice<T extends NotificationType>(member: Member, one: Omit<NewNotification<T>, 'member_id'>) {
  await api.app.database.transaction((db) => notify(db, { member_id: member.id, ...one }));
  await api.app.outbox.drain();
}
async function subscribe(member: Member) {
  const browser = service.browser();
  expect((await member.call(contract.subscribePush, { body: browser })).status).toBe(201);
  return browser;
}
const pushesTo = (browser: { endpoint: string }) =>
  service.received.filter((push) => browser.endpoint.endsWith(push.path));
const quiet = () => new Promise((resolve) => setTimeout(resolve, 300));
async function pushed(browser: { endpoint: string }, count = 1) {
  await expect.poll(() => pushesTo(browser).length, { timeout: 5_000 }).toBe(count);
  return pushesTo(browser).at(-1);
}
/** Advances two and a half minutes and runs the job. */
async function minutesPass(minutes = 2.5) {
  const by = `interval '${minutes} minutes'`;
  await api.sql(`update member_event set created_at = created_at - ${by}`);
  await api.sql(`update notification_state set pushed_at = pushed_at - ${by}, mailed_at = mailed_at - ${by}`);
  await api.sql(`update notification_pending set newest_at = newest_at - ${by}`);
  await api.sql(`update notification_watermark set seen_until = seen_until - ${by}`);
  await runJob(api, 'notifications.mail-unread');
  await api.app.outbox.drain();
}
const mailsTo = (member: Member) =>
  mail.received.filter((one) => one.to === member.email && one.headers.has('list-unsubscribe'));

describe('push', () => {
  it('notifies offline members, encrypted and signed, by name only and in their language', async () => {
    const away = await register({ language: 'de' });
    const from = await register();
    const browser = await subscribe(away);
    await say(from, away);
    const told = await pushed(browser);
    expect(JSON.parse(told?.text ?? '')).toEqual({
      title: from.name,
      body: 'Neue Nachricht für dich',
      url: `/chat/${from.id}`,
      tag: `message-${from.id}`,
    });
    expect(told?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: `message-${from.id}` });
    const { key } = (await api.guest().call(contract.getPushKey)).body;
    expect(readVapid(told?.headers.authorization ?? '', key ?? '')).toMatchObject({ aud: `http://${service.host}` });
    await like(from, away);
    expect(JSON.parse((await pushed(browser, 2))?.text ?? '')).toMatchObject({
      title: from.name,
      body: 'Mag dein Profil',
      url: `/profile/${from.id}`,
    });
  });

  it('skips members who are online, switched it off, or logged out', async () => {
    const [here, off, gone, from] = await Promise.all([register(), register(), register(), register()]);
    const browsers = await Promise.all([subscribe(here), subscribe(off), subscribe(gone)]);
    const socket = await here.socket();
    await off.call(contract.updateNotificationSettings, { body: { push: { message: false } } });
    await gone.call(accountsContract.logout);
    for (const member of [here, off, gone]) await say(from, member);
    await quiet();
    expect(browsers.flatMap(pushesTo)).toEqual([]);
    socket.close();
  });

  it('notifies of a finished payment, behind its switch', async () => {
    const [payer, off, here] = await Promise.all([register({ language: 'fr' }), register(), register()]);
    const browsers = [await subscribe(payer), await subscribe(off), await subscribe(here)] as const;
    await off.call(contract.updateNotificationSettings, { body: { push: { billing: false } } });
    const socket = await here.socket();
    const teller = openPushSender({
      database: api.app.database,
      push: openPush(api.config),
      native: openNativePush({ fcm: null, apns: null }),
      log: api.app.server.log,
      brand: 'Peonia',
      isHere: () => false,
      isMuted: async () => false,
    });
    for (const member of [payer, off, here]) {
      for (const state of ['pending', 'credited']) teller.hear(member.id, 'payment.changed', { order: { state } });
    }
    await teller.idle();
    const told = await pushed(browsers[0]);
    expect(JSON.parse(told?.text ?? '')).toEqual({
      title: 'Peonia',
      body: 'Du nouveau sur votre paiement',
      url: '/bill',
      tag: 'billing',
    });
    expect([...pushesTo(browsers[1]), ...pushesTo(browsers[2])]).toEqual([]);
    socket.close();
  });

  it('notifies of friends and money in the list, each behind its switch', async () => {
    const [away, off, from] = [await register({ language: 'de' }), await register(), await register()];
    const browsers = [await subscribe(away), await subscribe(off)] as const;
    await off.call(contract.updateNotificationSettings, { body: { push: { friend: false, billing: false } } });
    for (const member of [away, off]) {
      await notice(member, { type: 'friend', what: 'asked', person_id: from.id });
      await notice(member, { type: 'payclear', what: 'earned', person_id: null, facts: { amount: 3 } });
      await notice(member, { type: 'avatar', what: 'approved', person_id: null });
    }
    await pushed(browsers[0], 2);
    const told = pushesTo(browsers[0]).map(({ text }) => JSON.parse(text) as object);
    expect(told).toContainEqual({
      title: from.name,
      body: 'Möchte mit dir befreundet sein',
      url: '/user/request',
      tag: `friend-${from.id}`,
    });
    expect(told).toContainEqual({
      title: 'Peonia',
      body: 'Dein Gold ist jetzt verfügbar',
      url: '/bill',
      tag: 'billing',
    });
    expect(pushesTo(browsers[1])).toEqual([]);
  });

  it('never names a blocked or hidden member', async () => {
    const away = await register();
    const browser = await subscribe(away);
    const [blocked, hidden] = await Promise.all([register(), register({ visibility: 'hidden' })]);
    await api.sql("insert into relationship (member_id, other_id, kind) values ($1, $2, 'block')", [
      away.id,
      blocked.id,
    ]);
    await say(blocked, away);
    await like(blocked, away);
    await like(hidden, away);
    await quiet();
    expect(pushesTo(browser)).toEqual([]);
  });

  it('deletes an expired subscription, and keeps one whose service fails temporarily', async () => {
    const away = await register({ verified: false });
    const from = await register();
    const gone = await subscribe(away);
    const { email, password } = away;
    const { body: session } = await api.guest().call(accountsContract.authenticate, { body: { email, password } });
    const stumbling = service.browser();
    const headers = { authorization: `Bearer ${session.token}` };
    await api.guest().call(contract.subscribePush, { body: stumbling, headers });
    expect(await api.sql('select 1 from push_subscription where member_id = $1', [away.id])).toHaveLength(2);
    service.answers.set(new URL(gone.endpoint).pathname, 410);
    service.answers.set(new URL(stumbling.endpoint).pathname, 429);
    await say(from, away);
    await expect
      .poll(
        async () => (await api.sql('select endpoint from push_subscription where member_id = $1', [away.id])).length,
      )
      .toBe(1);
    expect(await api.sql('select endpoint from push_subscription where member_id = $1', [away.id])).toEqual([
      { endpoint: stumbling.endpoint },
    ]);
  });

  it('sends to known push services only', async () => {
    const member = await register();
    const { keys } = service.browser();
    const endpoints = [
      'http://169.254.169.254/latest',
      'https://evil.example/push',
      `http://user@${service.host}/push/1`,
      `http://${service.host}.evil.example/`,
      'https://fcm.googleapis.com:444/x',
      'file:///etc/passwd',
    ];
    for (const endpoint of endpoints)
      expect([endpoint, (await member.call(contract.subscribePush, { body: { endpoint, keys } })).code]).toEqual([
        endpoint,
        400173,
      ]);
  });

  it('is one for each session: another one replaces it', async () => {
    const [away, from] = await Promise.all([register(), register()]);
    const before = await subscribe(away);
    const after = await subscribe(away);
    await say(from, away);
    await pushed(after);
    await quiet();
    expect(pushesTo(before)).toEqual([]);
  });

  it('belongs to the account that is logged in on the browser', async () => {
    const [first, second, from] = await Promise.all([register(), register(), register()]);
    const browser = await subscribe(first);
    expect((await second.call(contract.subscribePush, { body: browser })).status).toBe(201);
    expect((await first.call(contract.unsubscribePush, { body: { endpoint: browser.endpoint } })).status).toBe(204);
    await say(from, first);
    await say(from, second);
    await pushed(browser);
    expect(pushesTo(browser)).toHaveLength(1);
  });
});

describe('unread mail', () => {
  it('collects messages and likes after two minutes, names people without their texts, at most once in six hours', async () => {
    const away = await register({ language: 'fr' });
    const [one, two] = await Promise.all([register(), register()]);
    await say(one, away);
    await runJob(api, 'notifications.mail-unread');
    await api.app.outbox.drain();
    expect(mailsTo(away)).toEqual([]);

    await say(two, away);
    await like(one, away);
    await minutesPass();
    expect(mailsTo(away)).toHaveLength(1);
    const { raw } = mailsTo(away)[0] ?? { raw: '' };
    const words = Buffer.from(
      raw
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');
    expect(words).toContain('2 messages non lus');
    expect(words).toContain('toutes les 6 heures');
    expect(words).toContain(one.name);
    expect(words).toContain(two.name);
    expect(words).not.toContain('do not show this');

    const three = await register();
    await say(three, away);
    await minutesPass();
    await minutesPass(60);
    expect(mailsTo(away)).toHaveLength(1);
    await minutesPass(300);
    expect(mailsTo(away)).toHaveLength(2);
    await minutesPass(400);
    expect(mailsTo(away)).toHaveLength(2);
  });

  it('names friend requests while unseen and enabled', async () => {
    const [away, seen, off, from] = [await register(), await register(), await register(), await register()];
    await off.call(contract.updateNotificationSettings, { body: { email: { friend: false } } });
    for (const member of [away, seen, off]) await notice(member, { type: 'friend', what: 'asked', person_id: from.id });
    await seen.call(accountsContract.readCounter, { body: { type: 'notification' } });
    await minutesPass();
    expect(mailsTo(away).map(({ headers }) => headers.get('subject'))).toEqual(['News from friends at Peonia']);
    expect([seen, off].flatMap(mailsTo)).toEqual([]);
  });

  it('names who likes a post while unseen and enabled', async () => {
    const [away, seen, off, from] = [await register(), await register(), await register(), await register()];
    await off.call(contract.updateNotificationSettings, { body: { email: { feed: false } } });
    for (const member of [away, seen, off]) await notice(member, { type: 'feed', what: 'liked', person_id: from.id });
    await seen.call(accountsContract.readCounter, { body: { type: 'notification' } });
    await minutesPass();
    expect(mailsTo(away).map(({ headers }) => headers.get('subject'))).toEqual(['News about posts at Peonia']);
    expect([seen, off].flatMap(mailsTo)).toEqual([]);
  });

  it('skips what was read, pushed or delivered online', async () => {
    const [read, told, here, from] = await Promise.all([register(), register(), register(), register()]);
    const browser = await subscribe(told);
    for (const member of [read, told, here]) await say(from, member);
    await pushed(browser);
    await read.call(accountsContract.readCounter, { body: { type: 'message' } });
    const socket = await here.socket();
    await minutesPass();
    expect([read, told, here].flatMap(mailsTo)).toEqual([]);
    socket.close();
  });

  it('is sent where the push failed', async () => {
    const [away, from] = await Promise.all([register(), register()]);
    service.answers.set(new URL((await subscribe(away)).endpoint).pathname, 503);
    await say(from, away);
    await quiet();
    await minutesPass();
    expect(mailsTo(away)).toHaveLength(1);
  });

  it('goes to verified addresses of active accounts with the switch on, and never about a blocked or closed member', async () => {
    const [unproven, off, blocking, suspended, blocked, closed, from] = await Promise.all([
      register({ verified: false }),
      register(),
      register(),
      register(),
      register(),
      register(),
      register(),
    ]);
    await off.call(contract.updateNotificationSettings, { body: { email: { message: false } } });
    await say(blocked, blocking);
    await say(closed, blocking);
    for (const member of [unproven, off, suspended]) await say(from, member);
    await api.sql("insert into relationship (member_id, other_id, kind) values ($1, $2, 'block')", [
      blocking.id,
      blocked.id,
    ]);
    await api.sql("update account set status = 'closed', closed_at = now() where id = $1", [closed.id]);
    await api.sql("update account set status = 'suspended' where id = $1", [suspended.id]);
    await minutesPass();
    expect([unproven, off, blocking, suspended].flatMap(mailsTo)).toEqual([]);
  });

  it('is unsubscribed with one click, without a login, for its kind only', async () => {
    const [away, from] = await Promise.all([register(), register()]);
    await say(from, away);
    await minutesPass();
    const headers = mailsTo(away)[0]?.headers;
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, path = ''] =
      /<https:\/\/members\.example\.test(\/v1\/unsubscribe\?token=[^>]+)>/.exec(
        headers?.get('list-unsubscribe') ?? '',
      ) ?? [];
    const click = (to: string) =>
      fetch(`${api.address}${to}`, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    const forged = token.replace(/^\d+/, String(from.id));
    expect((await click(`/v1/unsubscribe?token=${forged}`)).status).toBe(400);
    expect((await click(path)).status).toBe(200);
    expect((await click(path)).status).toBe(200);
    expect((await away.call(contract.getNotificationSettings)).body.email).toMatchObject({
      message: false,
      like: true,
    });
    expect((await from.call(contract.getNotificationSettings)).body.email.message).toBe(true);
  });

  it('is translated into every language', async () => {
    const from = await register({ vip: true });
    const readers = await Promise.all(languages.map((language) => register({ language })));
    for (const reader of readers) await like(from, reader);
    await minutesPass();
    const subjects = readers.map((reader) => mailsTo(reader)[0]?.headers.get('subject'));
    expect(new Set(subjects).size).toBe(languages.length);
  });
});

it('needs a constant number of queries for any number of members', async () => {
  const from = await register({ vip: true });
  const cost = async (count: number) => {
    const readers = await Promise.all(Array.from({ length: count }, () => register({ finished: true })));
    for (const reader of readers) await like(from, reader);
    await api.sql("update member_event set created_at = created_at - interval '3 minutes'");
    await api.sql("update notification_watermark set seen_until = seen_until - interval '3 minutes'");
    return api.countQueries(() => runJob(api, 'notifications.mail-unread'));
  };
  expect(await cost(6)).toBe(await cost(1));
});

describe('visits', () => {
  const visit = (from: Member, to: Member) => from.call(profilesContract.getProfile, { params: { id: to.id } });

  it('are pushed if enabled, once per visitor and day, and not where one hides visits', async () => {
    const [subscribed, not, hidden, from, shy] = [
      await register({ language: 'de' }),
      await register(),
      await register(),
      await register(),
      await register(),
    ];
    for (const member of [subscribed, hidden])
      await member.call(contract.updateNotificationSettings, { body: { push: { visitor: true } } });
    for (const member of [hidden, shy])
      await member.call(profilesContract.updateProfile, { body: { leaves_visits: 0 } });
    const browsers = [await subscribe(subscribed), await subscribe(not), await subscribe(hidden)] as const;
    for (const member of [subscribed, not, hidden, subscribed]) await visit(from, member);
    await visit(shy, subscribed);
    const told = await pushed(browsers[0]);
    expect(JSON.parse(told?.text ?? '')).toEqual({
      title: from.name,
      body: 'War auf deinem Profil',
      url: '/user/visitor',
      tag: `visitor-${from.id}`,
    });
    await quiet();
    expect([pushesTo(browsers[0]).length, ...pushesTo(browsers[1]), ...pushesTo(browsers[2])]).toEqual([1]);
  });

  it('are mailed while unseen if enabled', async () => {
    const [subscribed, seen, not, from] = [await register(), await register(), await register(), await register()];
    for (const member of [subscribed, seen])
      await member.call(contract.updateNotificationSettings, { body: { email: { visitor: true } } });
    for (const member of [subscribed, seen, not]) await visit(from, member);
    await expect
      .poll(
        async () =>
          (
            await api.sql("select 1 from member_event where name = 'visit.made' and member_id = any($1)", [
              [subscribed.id, seen.id, not.id],
            ])
          ).length,
      )
      .toBe(3);
    expect((await seen.call(relationshipsContract.listVisitors)).body.items).toHaveLength(1);
    await minutesPass();
    expect(mailsTo(subscribed).map(({ headers }) => headers.get('subject'))).toEqual([
      'Someone visited your profile at Peonia',
    ]);
    expect([seen, not].flatMap(mailsTo)).toEqual([]);
  });
});

describe('offers', () => {
  it('are sent once after the trial if enabled, and not to VIP members', async () => {
    const [subscribed, not, again] = [await register({ vip: false }), await register(), await register({ vip: true })];
    const members = [subscribed, not, again];
    await api.sql(
      "insert into vip_grant (cause, member_id, month, vip_from, vip_until) select 'over:' || id, id, 0.25, current_date - 8, current_date - 1 from unnest($1::bigint[]) as g(id)",
      [members.map(({ id }) => id)],
    );
    await subscribed.call(contract.updateNotificationSettings, {
      body: { email: { promotion: true }, push: { promotion: true } },
    });
    const browsers = [await subscribe(subscribed), await subscribe(not)] as const;
    for (let time = 0; time < 2; time += 1) {
      await runJob(api, 'membership.notify-trial-end');
      await api.app.outbox.drain();
    }
    expect(mailsTo(subscribed).map(({ headers }) => headers.get('subject'))).toEqual([
      'Your VIP trial at Peonia has ended',
    ]);
    expect(JSON.parse((await pushed(browsers[0]))?.text ?? '')).toEqual({
      title: 'Peonia',
      body: 'Your VIP trial has ended',
      url: '/vip',
      tag: 'promotion',
    });
    expect([...mailsTo(not), ...mailsTo(again), ...pushesTo(browsers[1])]).toEqual([]);
    expect(await Promise.all(members.map(async (member) => (await member.me()).counter.notification))).toEqual([
      1, 1, 0,
    ]);
  });
});
