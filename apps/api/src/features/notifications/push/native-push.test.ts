import { randomBytes } from 'node:crypto';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { notificationSettingsContract as contract } from '@peonia/contract/notifications/notification-settings.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { openApnsDouble, type ApnsDouble } from '../../../../test/providers/apns-double.ts';
import { openFcmDouble, type FcmDouble } from '../../../../test/providers/fcm-double.ts';

let api: Api;
let fcm: FcmDouble;
let apns: ApnsDouble;
let people = 0;
beforeAll(async () => {
  [fcm, apns] = await Promise.all([openFcmDouble(), openApnsDouble()]);
  api = await startApi({
    FCM_ENDPOINT: fcm.endpoint,
    FCM_SERVICE_ACCOUNT: fcm.serviceAccount,
    ...apns.settings,
  });
});
afterAll(async () => {
  await api.close();
  await Promise.all([fcm.close(), apns.close()]);
});

/** Without a verified address, so that a login from the app needs no code. */
const register = (language?: Language) =>
  api.register(`Member ${(people += 1)}`, language === undefined ? {} : { language });
const writer = () => api.register(`Member ${(people += 1)}`, { verified: true });
const android = { 'x-client': 'android/1.2.0' };
const ios = { 'x-client': 'ios' };
const appleToken = () => randomBytes(32).toString('hex');
const googleToken = () => `fcm-${randomBytes(60).toString('base64url')}`;

/** Logs in from the app, as its login form does. Returns a session whose calls name the app. */
async function logIn({ email, password }: Member, push_id: string, shell: { readonly 'x-client': string }) {
  const guest = api.guest();
  const session = await guest.call(accountsContract.authenticate, {
    body: { email, password, push_id },
    headers: shell,
  });
  expect(session.status).toBe(200);
  return { ...session.body, headers: { ...shell, authorization: `Bearer ${session.body.token}` }, guest };
}
const say = (from: Member, to: Member) =>
  from.call(chatContract.sendMessage, {
    body: {
      user_id: to.id,
      message_type: 'text',
      message_content: 'do not show this',
      client_id: `client-${(people += 1)}-x`,
    },
  });
const devicesOf = ({ id }: Member) =>
  api.sql<{ platform: string; token: string }>(
    'select platform, token from push_device where member_id = $1 order by session_id',
    [id],
  );
const toAndroid = (token: string) => fcm.received.filter((message) => message.token === token);
const toIphone = (token: string) => apns.received.filter((message) => message.token === token);

// covers: POST /authenticate
it('pushes to the Android app that logged in, by name only and in the language of its member', async () => {
  const [away, from] = [await register('de'), await writer()];
  const token = googleToken();
  await logIn(away, token, android);
  await say(from, away);
  await expect.poll(() => toAndroid(token).length).toBe(1);
  expect(toAndroid(token)[0]).toEqual({
    token,
    notification: { title: from.name, body: 'Neue Nachricht für dich' },
    data: { path: `/chat/${from.id}` },
    android: {
      priority: 'HIGH',
      ttl: '86400s',
      collapse_key: `message-${from.id}`,
      notification: { tag: `message-${from.id}`, channel_id: 'notifications' },
    },
  });
});

it('pushes to the iPhone app with one provider token for all', async () => {
  const [first, second, from] = [await register(), await register('fr'), await writer()];
  const tokens = [appleToken(), appleToken()] as const;
  await logIn(first, tokens[0], ios);
  await logIn(second, tokens[1], ios);
  for (const member of [first, second]) await say(from, member);
  await expect.poll(() => tokens.map((token) => toIphone(token).length)).toEqual([1, 1]);
  expect(toIphone(tokens[0])[0]).toMatchObject({
    collapseId: `message-${from.id}`,
    payload: { aps: { alert: { title: from.name } }, path: `/chat/${from.id}` },
  });
  expect(apns.providerTokens.size).toBe(1);
});

it('leaves the name out for members who want discreet pushes', async () => {
  const [away, from] = [await register(), await writer()];
  const token = appleToken();
  await logIn(away, token, ios);
  const saved = await away.call(contract.updateNotificationSettings, { body: { discreet: true } });
  expect(saved.body.discreet).toBe(true);
  await say(from, away);
  await expect.poll(() => toIphone(token).length).toBe(1);
  expect(JSON.stringify(toIphone(token))).not.toContain(from.name);
});

it('asks for a new access token when the service refuses the old one', async () => {
  const [away, from] = [await register(), await writer()];
  const token = googleToken();
  await logIn(away, token, android);
  fcm.accessTokens.push('revokes the one before');
  await say(from, away);
  await expect.poll(() => toAndroid(token).length).toBe(1);
});

it('forgets a token at logout', async () => {
  const away = await register();
  const { guest, headers } = await logIn(away, googleToken(), android);
  expect(await devicesOf(away)).toHaveLength(1);
  await guest.call(accountsContract.logout, { headers });
  expect(await devicesOf(away)).toEqual([]);
});

it('forgets the token of an app that was logged out without a network', async () => {
  const away = await register();
  const [token, other] = [googleToken(), googleToken()];
  await logIn(away, token, android);
  await logIn(away, other, android);

  const dropped = await api.guest().call(contract.dropPushDevice, { body: { push_id: token } });

  expect([dropped.status, await devicesOf(away)]).toEqual([204, [{ platform: 'android', token: other }]]);
});

it('replaces the token of a session, and moves a token to the account that logs in with it', async () => {
  const [first, second] = [await register(), await register()];
  const [before, after] = [googleToken(), googleToken()];
  const { guest, headers } = await logIn(first, before, android);
  await guest.call(contract.setPushDevice, { body: { push_id: after }, headers });
  expect(await devicesOf(first)).toEqual([{ platform: 'android', token: after }]);
  await logIn(second, after, android);
  expect([await devicesOf(first), await devicesOf(second)]).toEqual([[], [{ platform: 'android', token: after }]]);
});

it('deletes tokens that a service calls gone', async () => {
  const [onAndroid, onIphone, from] = [await register(), await register(), await writer()];
  const tokens = [googleToken(), appleToken()] as const;
  await logIn(onAndroid, tokens[0], android);
  await logIn(onIphone, tokens[1], ios);
  fcm.removed.add(tokens[0]);
  apns.refused.set(tokens[1], { status: 410, reason: 'Unregistered' });
  for (const member of [onAndroid, onIphone]) await say(from, member);
  await expect.poll(async () => [...(await devicesOf(onAndroid)), ...(await devicesOf(onIphone))]).toEqual([]);
});

it('keeps tokens while a service fails', async () => {
  const [away, from] = [await register(), await writer()];
  const token = appleToken();
  await logIn(away, token, ios);
  apns.refused.set(token, { status: 503, reason: 'ServiceUnavailable' });
  const failed = async () => /native_pushes_total\{platform="ios",outcome="failed"\} (\d+)/.exec(await metrics())?.[1];
  await say(from, away);
  await expect.poll(failed).toBe('1');
  expect(await devicesOf(away)).toHaveLength(1);
});

it('takes no token from browsers and desktop clients', async () => {
  const member = await register();
  const linux = { 'x-client': 'linux' };
  const { guest, headers } = await logIn(member, googleToken(), linux);
  const reply = await guest.call(contract.setPushDevice, { body: { push_id: googleToken() }, headers });
  expect(reply.code).toBe(errors.push_refused.code);
  expect(await devicesOf(member)).toEqual([]);
});

async function metrics(): Promise<string> {
  return (await fetch(`${api.address}/metrics`)).text();
}
