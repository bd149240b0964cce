import { accountCodesContract } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountSocialContract as social } from '@peonia/contract/accounts/account-social.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient, type Client } from '../../../../test/client.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import {
  openidClient,
  openOpenidServer,
  visitProvider,
  type OpenidServer,
} from '../../../../test/providers/openid-server.ts';
import { openWechatDouble, wechatApp, type WechatDouble } from '../../../../test/providers/wechat-double.ts';

const origin = 'http://members.example.test';
const browser = { 'x-client-id': 'browser-of-the-test' };
const params = { provider: 'oidc' } as const;

let api: Api;
let openid: OpenidServer;
let wechat: WechatDouble;
let people = 0;

beforeAll(async () => {
  openid = await openOpenidServer([`${origin}/login/oidc`]);
  wechat = await openWechatDouble();
  api = await startApi({
    PUBLIC_URL: origin,
    CHINA_HOSTS: 'localhost',
    OIDC_GOOGLE_ISSUER: openid.issuer,
    OIDC_GOOGLE_CLIENT_ID: openidClient.id,
    OIDC_GOOGLE_CLIENT_SECRET: openidClient.secret,
    OIDC_ISSUER: openid.issuer,
    OIDC_CLIENT_ID: openidClient.id,
    OIDC_CLIENT_SECRET: openidClient.secret,
    OIDC_NAME: 'House login',
    WECHAT_APP_ID: wechatApp.id,
    WECHAT_SECRET: wechatApp.secret,
    WECHAT_INSIDE_APP_ID: wechatApp.insideId,
    WECHAT_INSIDE_SECRET: wechatApp.insideSecret,
    WECHAT_ENDPOINT: wechat.address,
  });
});
afterAll(async () => {
  await api.close();
  await openid.close();
  await wechat.close();
});
beforeEach(() => {
  openid.tamper = null;
  openid.foreignKey = false;
});

const newcomer = (more: Partial<OpenidServer['person']> = {}) => ({
  sub: `person-${(people += 1)}`,
  name: `Newcomer ${people}`,
  ...more,
});
const start = (client: Client, headers = browser) =>
  client.call(social.getSocialUrl, { params, query: { redirect: '/chats' }, headers });

/** Links the provider of the test to a member. */
async function link(member: Member, proof: object = { password: member.password }) {
  const started = await member.call(social.linkSocial, { params, body: proof, headers: browser });
  if (started.status !== 200) return started;
  return member.call(social.finishSocial, { params, body: await visitProvider(started.body.url), headers: browser });
}

/** Goes to the provider and back with one browser. */
async function goAround(client: Client = api.guest()) {
  const { body } = await start(client);
  const back = await visitProvider(body.url);
  return { back, answer: await client.call(social.finishSocial, { params, body: back, headers: browser }) };
}

async function registerBySocial(person = newcomer(), name = person.name) {
  openid.person = person;
  const { answer } = await goAround();
  const body = { ticket: answer.body.first?.ticket ?? '', name: name ?? '', agreed: true as const };
  const made = await api.guest().call(social.registerSocial, { params, body, headers: browser });
  return { made, answer, member: openClient(api.address, { language: 'en', token: made.body.token }) };
}

// covers: A 401 ends a social-login session at the provider, where it offers that
it('says where the session at the service is ended, to newcomers and known members', async () => {
  const { answer } = await registerBySocial();
  const { answer: known } = await goAround();

  for (const { body } of [answer, known]) {
    const end = new URL(body.provider_end ?? '');
    expect(end.origin + end.pathname).toBe(`${openid.issuer}/session/end`);
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/login/oidc`);
    expect(end.searchParams.get('id_token_hint')).toMatch(/^[^.]+\.[^.]+\.[^.]+$/);
  }
});

describe('first social login', () => {
  it('suggests a name, creates the account after consent, and logs in directly the next time', async () => {
    const person = newcomer({ email: 'First@Example.test', email_verified: true });
    openid.person = person;
    const { answer } = await goAround();
    expect(answer.body).toMatchObject({
      session: null,
      linked: false,
      redirect: '/chats',
      first: { name: person.name },
    });

    const ticket = answer.body.first?.ticket ?? '';
    const refused = await api
      .guest()
      .call(social.registerSocial, { params, body: { ticket, name: 'Fresh face', agreed: false }, headers: browser });
    expect(refused.code).toBe(400100);
    const elsewhere = await api.guest().call(social.registerSocial, {
      params,
      body: { ticket, name: 'Fresh face', agreed: true },
      headers: { 'x-client-id': 'another-browser' },
    });
    expect(elsewhere.code).toBe(400171);
    const made = await api.guest().call(social.registerSocial, {
      params,
      body: { ticket, name: 'Fresh face', agreed: true, language: 'de' },
      headers: browser,
    });
    expect(made.status).toBe(201);
    const member = openClient(api.address, { language: 'en', token: made.body.token });
    const me = (await member.call(accountsContract.getMe)).body;
    expect(
      await api.sql('select document, version, language, way from member_consent where member_id = $1', [me.id]),
    ).toEqual([
      { document: 'terms', version: '1', language: 'de', way: 'social' },
      { document: 'policy', version: '1', language: 'de', way: 'social' },
    ]);
    expect(me).toMatchObject({
      name: 'Fresh face',
      email: 'first@example.test',
      verified: 1,
      language: 'de',
      trialing: 1,
      vip: 1,
    });
    const again = await api
      .guest()
      .call(social.registerSocial, { params, body: { ticket, name: 'Fresh face', agreed: true }, headers: browser });
    expect(again.code).toBe(400171);

    const { answer: second } = await goAround();
    expect(second.body.session?.set_name).toBe('Fresh face');
    expect(second.body.first).toBeNull();
  });

  it('keeps the ticket when the name is taken or invalid', async () => {
    await api.register('Taken name');
    openid.person = newcomer();
    const { answer } = await goAround();
    const tries = async (name: string) =>
      (
        await api.guest().call(social.registerSocial, {
          params,
          body: { ticket: answer.body.first?.ticket ?? '', name, agreed: true },
          headers: browser,
        })
      ).code;
    expect(await tries('taken NAME')).toBe(400105);
    expect(await tries('x')).toBe(400104);
    expect(await tries('A free name')).toBeNull();
  });

  it('suggests another name when the own one is taken', async () => {
    await api.register('Anna Berg');
    openid.person = newcomer({ name: 'Anna Berg' });
    const { answer } = await goAround();
    expect(answer.body.first?.name).toMatch(/^Anna Berg\d{4}$/);
  });

  it('ignores an address that the provider has not verified', async () => {
    const { member } = await registerBySocial(newcomer({ email: 'unproven@example.test', email_verified: false }));
    const me = (await member.call(accountsContract.getMe)).body;
    expect(me).toMatchObject({ email: null, verified: 0, trialing: 0 });
  });

  it('never takes over an existing account', async () => {
    const owner = await api.register('Owner of it', { email: 'owner@example.test', verified: true });
    openid.person = newcomer({ email: 'OWNER@example.test', email_verified: true });
    expect((await goAround()).answer.code).toBe(400170);
    expect((await owner.me()).email).toBe('owner@example.test');
  });

  it('creates an account that no password opens', async () => {
    const { made } = await registerBySocial(newcomer({ email: 'nopass@example.test', email_verified: true }));
    expect(made.status).toBe(201);
    const login = await api
      .guest()
      .call(accountsContract.authenticate, { body: { email: 'nopass@example.test', password: 'whatever it is' } });
    expect(login.code).toBe(400109);
  });
});

describe('forged callback', () => {
  it.each<[string, OpenidServer['tamper'], boolean]>([
    ['with another nonce', (claims) => ({ ...claims, nonce: 'another' }), false],
    ['without a nonce', ({ nonce: _nonce, ...claims }) => claims, false],
    ['made for somebody else', (claims) => ({ ...claims, aud: 'another-client' }), false],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' }), false],
    ['that has run out', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1_000) - 3_600 }), false],
    ['that another key signed', null, true],
  ])('refuses an ID token %s', async (_what, tamper, foreignKey) => {
    openid.person = newcomer();
    openid.tamper = tamper;
    openid.foreignKey = foreignKey;
    const before = await api.sql('select count(*) as tickets from social_login_ticket');
    expect((await goAround()).answer.code).toBe(400156);
    expect(await api.sql('select count(*) as tickets from social_login_ticket')).toEqual(before);
  });

  // covers: POST /social/:provider
  it('refuses another state, browser, provider and a second use', async () => {
    openid.person = newcomer();
    const guest = api.guest();
    const { body } = await start(guest);
    const back = await visitProvider(body.url);
    const finish = async (given: object, headers: object = browser, provider: string = 'oidc') =>
      (
        await guest.call(social.finishSocial, {
          params: { provider },
          body: { ...back, ...given },
          headers: headers as Record<string, string>,
        })
      ).code;
    expect(await finish({ state: 'x'.repeat(43) })).toBe(400171);
    expect(await finish({}, { 'x-client-id': 'another-browser' })).toBe(400171);
    expect(await finish({}, {})).toBe(400171);
    expect(await finish({}, browser, 'wechat')).toBe(400171);
    expect(await finish({})).toBeNull();
    expect(await finish({})).toBe(400171);
  });

  it('refuses a reused code with a new state', async () => {
    openid.person = newcomer();
    const { back } = await goAround();
    const { body } = await start(api.guest());
    const fresh = await visitProvider(body.url);
    const answer = await api
      .guest()
      .call(social.finishSocial, { params, body: { ...fresh, code: back.code }, headers: browser });
    expect(answer.code).toBe(400156);
  });

  it('refuses a callback after ten minutes', async () => {
    const { body } = await start(api.guest());
    const back = await visitProvider(body.url);
    await api.sql("update social_login_attempt set expires_at = now() - interval '1 second'");
    expect((await api.guest().call(social.finishSocial, { params, body: back, headers: browser })).code).toBe(400171);
  });

  // covers: GET /social/:provider/url
  it('accepts enabled providers and local redirect paths only', async () => {
    expect(
      (await api.guest().call(social.getSocialUrl, { params: { provider: 'apple' }, headers: browser })).code,
    ).toBe(400159);
    expect(
      (await api.guest().call(social.getSocialUrl, { params: { provider: 'nobody' }, headers: browser })).status,
    ).toBe(400);
    for (const redirect of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      expect(
        (await api.guest().call(social.getSocialUrl, { params, query: { redirect }, headers: browser })).status,
      ).toBe(400);
    }
  });
});

describe('linking', () => {
  it('links while logged in, sends a notification, logs in and unlinks', async () => {
    const member = await api.register('Linking one', { verified: true });
    openid.person = newcomer({ email: member.email, email_verified: true });
    const answer = await link(member);
    expect(answer.body).toMatchObject({ linked: true, session: null, first: null });
    await api.app.outbox.drain();
    expect(
      await api.sql('select subject from mail_outbox where recipient = $1 order by id desc limit 1', [member.email]),
    ).toEqual([{ subject: 'A new way to log in to your Peonia account' }]);
    const list = async () => (await member.call(social.listSocial)).body.items.find((item) => item.provider === 'oidc');
    expect(await list()).toEqual({ provider: 'oidc', name: 'House login', linked: true, only_way: false });
    expect((await goAround()).answer.body.session?.set_name).toBe('Linking one');
    expect((await member.call(social.unlinkSocial, { params, body: { password: member.password } })).status).toBe(204);
    expect(await list()).toMatchObject({ linked: false });
  });

  // covers: POST /social/:provider/link
  it('is refused with a session alone', async () => {
    const member = await api.register('Session only', { verified: true });

    expect((await link(member, {})).code).toBe(errors.reauthentication_required.code);
  });

  it('is refused while the address is unproven', async () => {
    const member = await api.register('Unproven yet');

    expect((await link(member)).code).toBe(errors.address_unproven.code);
  });

  it('does not happen by a login that a member starts', async () => {
    const member = await api.register('Just looking', { verified: true });
    openid.person = newcomer();

    const { answer } = await goAround(member);

    expect(answer.body.linked).toBe(false);
  });

  // covers: DELETE /social/:provider
  it('is not ended with a session alone', async () => {
    const member = await api.register('Keeping one', { verified: true });
    openid.person = newcomer();
    await link(member);

    const { code } = await member.call(social.unlinkSocial, { params, body: {} });

    expect(code).toBe(errors.reauthentication_required.code);
  });

  it('is undone by the link in the mail', async () => {
    const member = await api.register('Undoing one', { verified: true });
    openid.person = newcomer();
    await link(member);
    const token = /undo\?token=([\w-]+)/.exec((await mailsTo(api, member.email)).at(-1) ?? '')?.[1] ?? '';

    await api.guest().call(accountCodesContract.undoChange, { body: { token } });

    expect(await api.sql('select 1 from social_login where account_id = $1', [member.id])).toEqual([]);
  });

  it('refuses a social login of another member', async () => {
    const person = newcomer();
    await registerBySocial(person);
    const other = await api.register('Another one', { verified: true });
    openid.person = person;
    expect((await link(other)).code).toBe(400157);
  });

  it('links only to the member who started it', async () => {
    const began = await api.register('Began it', { verified: true });
    const other = await api.register('Took over');
    openid.person = newcomer();
    const { body } = await began.call(social.linkSocial, {
      params,
      body: { password: began.password },
      headers: browser,
    });
    const back = await visitProvider(body.url);
    expect((await other.call(social.finishSocial, { params, body: back, headers: browser })).code).toBe(400171);
  });

  it('refuses to unlink the only login method', async () => {
    const { member } = await registerBySocial();
    const { items } = (await member.call(social.listSocial)).body;
    expect(items.find(({ provider }) => provider === 'oidc')).toMatchObject({ linked: true, only_way: true });
    expect((await member.call(social.unlinkSocial, { params, body: {} })).code).toBe(400158);
  });

  it('keeps one login method when two are unlinked at the same time', async () => {
    const { member } = await registerBySocial();
    const { id } = (await member.call(accountsContract.getMe)).body;
    await api.sql("insert into social_login (provider, subject, account_id) values ('wechat', $1, $2)", [
      `race-${id}`,
      id,
    ]);
    const codes = (
      await Promise.all([
        member.call(social.unlinkSocial, { params, body: {} }),
        member.call(social.unlinkSocial, { params: { provider: 'wechat' }, body: {} }),
      ])
    ).map((answer) => answer.code);
    expect(codes.toSorted()).toEqual([400158, null]);
  });

  it('returns the status of accounts that may not log in', async () => {
    const person = newcomer();
    const { member } = await registerBySocial(person);
    const { id } = (await member.call(accountsContract.getMe)).body;
    openid.person = person;
    await api.sql("update account set status = 'suspended' where id = $1", [id]);
    expect((await goAround()).answer.code).toBe(400015);
    await api.sql("update account set status = 'closed', closed_at = now() where id = $1", [id]);
    expect((await goAround()).answer.code).toBe(400016);
  });
});

describe('WeChat', () => {
  const chat = { provider: 'wechat' } as const;
  async function goAroundChat(inside: 0 | 1) {
    const { body } = await api.guest().call(social.getSocialUrl, { params: chat, query: { inside }, headers: browser });
    expect(body.url).toMatch(/#wechat_redirect$/);
    return api
      .guest()
      .call(social.finishSocial, { params: chat, body: await visitProvider(body.url), headers: browser });
  }

  it('uses the QR code outside and the in-app flow inside, with one account by union id', async () => {
    const first = await goAroundChat(0);
    expect(wechat.visits.at(-1)).toEqual({ page: '/connect/qrconnect', scope: 'snsapi_login', appid: wechatApp.id });
    const body = { ticket: first.body.first?.ticket ?? '', name: '小梅在成都', agreed: true as const };
    expect((await api.guest().call(social.registerSocial, { params: chat, body, headers: browser })).status).toBe(201);

    wechat.person = { openid: 'o2-of-the-other-application', unionid: 'u1', nickname: '小梅' };
    const inside = await goAroundChat(1);
    expect(wechat.visits.at(-1)).toEqual({
      page: '/connect/oauth2/authorize',
      scope: 'snsapi_userinfo',
      appid: wechatApp.insideId,
    });
    expect(inside.body.session?.set_name).toBe('小梅在成都');
  });

  it('comes back to the host of the China variant that it started at', async () => {
    const address = api.address.replace('127.0.0.1', 'localhost');
    const china = openClient(address, { language: 'zh', token: null });
    wechat.person = { openid: 'o3', unionid: 'u3', nickname: '小兰在成都' };
    const { body } = await china.call(social.getSocialUrl, { params: chat, query: { inside: 1 }, headers: browser });

    const callback = new URL(body.url).searchParams.get('redirect_uri');
    const back = await china.call(social.finishSocial, {
      params: chat,
      body: await visitProvider(body.url),
      headers: browser,
    });

    expect([callback, back.body.first?.name]).toEqual([`${address}/login/wechat`, '小兰在成都']);
  });

  it('refuses an invalid code', async () => {
    const { body } = await api.guest().call(social.getSocialUrl, { params: chat, headers: browser });
    const { state } = await visitProvider(body.url);
    expect(
      (
        await api
          .guest()
          .call(social.finishSocial, { params: chat, body: { code: 'made-up', state }, headers: browser })
      ).code,
    ).toBe(400156);
  });
});

it('offers no service on the China variant that cannot be reached from there', async () => {
  const china = openClient(api.address.replace('127.0.0.1', 'localhost'), { language: 'zh', token: null });
  const names = async (client: Client) =>
    (await client.call(social.listSocial)).body.items.map(({ provider }) => provider);
  const google = { params: { provider: 'google' }, headers: browser } as const;

  expect(await names(api.guest())).toEqual(['google', 'oidc', 'wechat']);
  expect(await names(china)).toEqual(['oidc', 'wechat']);
  expect((await api.guest().call(social.getSocialUrl, google)).status).toBe(200);
  expect((await china.call(social.getSocialUrl, google)).code).toBe(400159);
});

it('forwards a form post to the page', async () => {
  const reply = await fetch(`${api.address}/login/apple`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: 'c', state: 's', user: '{}' }),
  });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/login/apple?code=c&state=s']);
});

it('fails at once when the provider is unavailable', async () => {
  const away = await startApi({
    PUBLIC_URL: origin,
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'x',
    OIDC_CLIENT_SECRET: 'y',
  });
  expect((await away.guest().call(social.getSocialUrl, { params, headers: browser })).code).toBe(400156);
  await away.close();
});
