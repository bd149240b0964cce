import { accountSecurityContract as security } from '@peonia/contract/accounts/account-security.schema.ts';
import { accountSocialContract as social } from '@peonia/contract/accounts/account-social.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import { fromBase32 } from '../../../../test/fixtures/from-base32.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import {
  openidClient,
  openOpenidServer,
  visitProvider,
  type OpenidServer,
} from '../../../../test/providers/openid-server.ts';
import { codeOf, stepAt } from '../second-step/totp.ts';

const origin = 'http://members.example.test';
const browser = { 'x-client-id': 'browser-of-the-test' };
const params = { provider: 'oidc' } as const;

// covers: POST /social/:provider/second-step

let api: Api;
let openid: OpenidServer;
let people = 0;

beforeAll(async () => {
  openid = await openOpenidServer([`${origin}/login/oidc`]);
  api = await startApi({
    PUBLIC_URL: origin,
    OIDC_ISSUER: openid.issuer,
    OIDC_CLIENT_ID: openidClient.id,
    OIDC_CLIENT_SECRET: openidClient.secret,
    OIDC_NAME: 'House login',
  });
});
afterAll(async () => {
  await api.close();
  await openid.close();
});

/** A member who has linked the provider. */
async function linkedMember(): Promise<Member> {
  const member = await api.register(`Two Steps ${(people += 1)}`, { verified: true });
  openid.person = { sub: `person-${people}`, name: member.name };
  const { body } = await member.call(social.linkSocial, {
    params,
    body: { password: member.password },
    headers: { 'x-client-id': 'first-browser' },
  });
  await member.call(social.finishSocial, {
    params,
    body: await visitProvider(body.url),
    headers: { 'x-client-id': 'first-browser' },
  });
  return member;
}

/** Goes to the provider and back with one browser. */
async function goAround(headers = browser) {
  const { body } = await api.guest().call(social.getSocialUrl, { params, query: { redirect: '/chats' }, headers });
  const back = await visitProvider(body.url);
  return (await api.guest().call(social.finishSocial, { params, body: back, headers })).body;
}

const confirm = (ticket: string, proof: { second_code?: string; code?: string }, headers = browser) =>
  api.guest().call(social.confirmSocial, { params, body: { ticket, ...proof }, headers });

const liveSessions = async ({ id }: Member) =>
  (await api.sql<{ n: number }>('select count(*)::int as n from session where account_id = $1', [id]))[0]?.n;

describe('a social login of an account with two-step login', () => {
  async function twoStepMember() {
    const member = await linkedMember();
    const { body } = await member.call(security.beginSecondStep, { body: { password: member.password } });
    const appCode = (by = 0) => codeOf(fromBase32(body.secret), stepAt(Date.now()) + by);
    const on = await member.call(security.confirmSecondStep, { body: { code: appCode(-1) } });
    const [recovery = ''] = on.body.recovery_codes;
    return { member, appCode, recovery };
  }

  it('begins a session with its code alone, in the same browser', async () => {
    const { member, appCode } = await twoStepMember();

    const answer = await goAround();

    expect(answer).toMatchObject({ session: null, first: null, linked: false, redirect: '/chats' });
    const ticket = answer.second?.ticket ?? '';
    const elsewhere = await confirm(ticket, { second_code: appCode() }, { 'x-client-id': 'another-browser' });
    const without = await confirm(ticket, {});
    const wrong = await confirm(ticket, { second_code: '000000' });
    const entered = await confirm(ticket, { second_code: appCode() });
    expect([elsewhere.code, without.code, wrong.code, entered.body.set_name]).toEqual([
      errors.social_expired.code,
      errors.second_step_required.code,
      errors.second_step_wrong.code,
      member.name,
    ]);
  });

  it('begins one session with a ticket', async () => {
    const { member, appCode, recovery } = await twoStepMember();
    const ticket = (await goAround()).second?.ticket ?? '';
    await confirm(ticket, { second_code: appCode() });
    const before = await liveSessions(member);

    const again = await confirm(ticket, { second_code: recovery });

    expect([again.code, await liveSessions(member)]).toEqual([errors.social_expired.code, before]);
  });

  it('gives another token for the session whose reply was lost', async () => {
    const { member, appCode } = await twoStepMember();
    const ticket = (await goAround()).second?.ticket ?? '';
    const second_code = appCode();
    const lost = await confirm(ticket, { second_code });
    const before = await liveSessions(member);

    const again = await confirm(ticket, { second_code });

    const status = async (token: string) =>
      (await openClient(api.address, { language: 'en', token }).call(accountsContract.getMe)).status;
    expect([await status(lost.body.token), await status(again.body.token), await liveSessions(member)]).toEqual([
      401,
      200,
      before,
    ]);
  });

  it('is not repeated once its session has ended', async () => {
    const { appCode } = await twoStepMember();
    const ticket = (await goAround()).second?.ticket ?? '';
    const second_code = appCode();
    const entered = await confirm(ticket, { second_code });
    await openClient(api.address, { language: 'en', token: entered.body.token }).call(accountsContract.logout);

    expect((await confirm(ticket, { second_code })).code).toBe(errors.social_expired.code);
  });

  it('is begun again at the provider after five wrong codes', async () => {
    const { member, appCode } = await twoStepMember();
    const ticket = (await goAround()).second?.ticket ?? '';
    for (let tries = 0; tries < 5; tries += 1) await confirm(ticket, { second_code: '000000' });
    await api.sql('update account_factor set failures = 0 where account_id = $1', [member.id]);

    expect((await confirm(ticket, { second_code: appCode() })).code).toBe(errors.social_expired.code);
  });

  it('pauses after five wrong codes, with every ticket', async () => {
    const { appCode } = await twoStepMember();
    const ticket = (await goAround()).second?.ticket ?? '';
    const other = (await goAround()).second?.ticket ?? '';
    for (let tries = 0; tries < 5; tries += 1) await confirm(ticket, { second_code: '000000' });

    expect((await confirm(other, { second_code: appCode() })).code).toBe(errors.second_step_paused.code);
  });

  it('makes no account with its ticket', async () => {
    await twoStepMember();
    const ticket = (await goAround()).second?.ticket ?? '';

    const body = { ticket, name: `Twice ${people}`, agreed: true as const };
    const { code } = await api.guest().call(social.registerSocial, { params, body, headers: browser });

    expect(code).toBe(errors.social_taken.code);
  });
});

// covers: Login on more than 5 devices and from unknown devices asks for a code
describe('a social login of a sixth device', () => {
  /** A member who is logged in on five devices. */
  async function memberOfFiveDevices() {
    const member = await linkedMember();
    for (let device = 1; device < 5; device += 1) await goAround({ 'x-client-id': `device-${device}` });
    await api.app.outbox.drain();
    return member;
  }

  const codeFrom = async ({ email }: Member) => {
    await api.app.outbox.drain();
    return /\b\d{6}\b/.exec((await mailsTo(api, email)).at(-1) ?? '')?.[0] ?? '';
  };

  it('needs the code that is sent to the address', async () => {
    const member = await memberOfFiveDevices();

    const answer = await goAround();

    expect(answer).toMatchObject({ session: null, first: null, linked: false, second: { needs: 'code' } });
    const ticket = answer.second?.ticket ?? '';
    const asked = await confirm(ticket, {});
    const wrong = await confirm(ticket, { code: '000000' });
    const entered = await confirm(ticket, { code: await codeFrom(member) });
    expect([asked.code, asked.message, wrong.code, entered.body.set_name]).toEqual([
      errors.login_devices_exceeded.code,
      'Your account has been signed to more than 5 devices, please verify your status.',
      errors.code_invalid.code,
      member.name,
    ]);
  });

  it('is not asked again on the device that proved itself', async () => {
    const member = await memberOfFiveDevices();
    const ticket = (await goAround()).second?.ticket ?? '';
    await confirm(ticket, {});
    await confirm(ticket, { code: await codeFrom(member) });

    expect((await goAround()).session?.set_name).toBe(member.name);
  });

  it('begins one session with a ticket', async () => {
    const member = await memberOfFiveDevices();
    const ticket = (await goAround()).second?.ticket ?? '';
    await confirm(ticket, {});
    const code = await codeFrom(member);
    await confirm(ticket, { code });

    expect([(await confirm(ticket, {})).code, (await confirm(ticket, { code })).body.set_name]).toEqual([
      errors.social_expired.code,
      member.name,
    ]);
  });

  it('needs the code of its app where the account has two-step login', async () => {
    const member = await memberOfFiveDevices();
    const { body } = await member.call(security.beginSecondStep, { body: { password: member.password } });
    const appCode = (by: number) => codeOf(fromBase32(body.secret), stepAt(Date.now()) + by);
    await member.call(security.confirmSecondStep, { body: { code: appCode(-1) } });

    const { second } = await goAround();

    const entered = await confirm(second?.ticket ?? '', { second_code: appCode(0) });
    expect([second?.needs, entered.body.set_name]).toEqual(['second_code', member.name]);
  });
});
