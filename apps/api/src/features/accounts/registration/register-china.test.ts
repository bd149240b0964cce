import { accountCodesContract } from '@peonia/contract/accounts/account-codes.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient, type Client } from '../../../../test/client.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';

let api: Api;
/** Calls the API through the host name of the China domain. */
let china: Client;
let address: string;

beforeAll(async () => {
  api = await startApi({
    CHINA_HOSTS: 'localhost',
    LIMIT_CODE_RESEND_SECONDS: '0',
    LIMIT_CODE_SENDS_PER_HALF_HOUR: '100',
  });
  address = api.address.replace('127.0.0.1', 'localhost');
  china = openClient(address, { language: 'en', token: null });
});
afterAll(() => api.close());

const phone = '+8613800138000';
const good = { phone, name: 'Wang Fang', password: 'a quiet evening', agreed: true };
const register = (body: Record<string, unknown> = {}) =>
  china.call(accountsContract.register, { body: { ...good, ...body } });
const askForCode = async (to: string) =>
  china.call(accountCodesContract.sendCode, {
    body: { phone: to, purpose: 'register', captcha: await solveCaptcha(china, 'verify') },
  });
const sent = async (to: string) => {
  await api.app.outbox.drain();
  const rows = await api.sql<{ body_text: string }>(
    'select body_text from mail_outbox where recipient = $1 order by id',
    [to],
  );
  return rows.map((row) => /\d{6}/.exec(row.body_text)?.[0] ?? '');
};

describe('registration on the China domain', () => {
  // covers: register: contact, name 4-20, password 6; the code on the China domain
  it('requires a phone number and its code', async () => {
    expect((await register({ phone: undefined, email: 'wang@example.test' })).code).toBe(errors.phone_needed.code);
    expect((await register()).code).toBe(errors.code_empty.code);
    expect((await register({ code: '000000' })).code).toBe(errors.code_invalid.code);
  });

  it('accepts the code once and marks the number as verified', async () => {
    expect((await askForCode(phone)).code).toBe(errors.code_sent.code);
    const [code = ''] = await sent(phone);
    expect((await register({ code, name: 'Wa' })).code).toBe(errors.name_invalid.code);
    const { status, body } = await register({ code });
    expect(status).toBe(201);
    const me = (await openClient(address, { language: 'zh', token: body.token }).call(accountsContract.getMe)).body;
    expect(await api.sql('select document, language, way from member_consent where member_id = $1', [me.id])).toEqual([
      { document: 'terms', language: 'en', way: 'china' },
      { document: 'policy', language: 'en', way: 'china' },
    ]);
    expect(me).toMatchObject({ phone, verified: 1, trialing: 1, variant: 'china' });
    expect((await register({ code, name: 'Wang Fang Two' })).code).toBe(errors.code_invalid.code);
  });

  it('replies the same for a registered number and sends no code there', async () => {
    const [known, unknown] = [await askForCode(phone), await askForCode('+8613800138001')];
    expect(known.text.replace(/"request_id":"[^"]*"/, '')).toBe(unknown.text.replace(/"request_id":"[^"]*"/, ''));
    expect(await sent('+8613800138001')).toHaveLength(1);
    expect((await sent(phone)).at(-1)).not.toMatch(/^\d{6}/);
  });

  it('allows five attempts per code', async () => {
    const to = '+8613800138002';
    await askForCode(to);
    const [code = ''] = await sent(to);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess += 1)
      expect((await register({ phone: to, name: 'Li Guessing', code: wrong })).code).toBe(errors.code_invalid.code);
    expect((await register({ phone: to, name: 'Li Guessing', code })).code).toBe(errors.code_invalid.code);
  });

  it('leaves the other domain unchanged', async () => {
    const { status, body } = await api.guest().call(accountsContract.register, {
      body: { email: 'world@example.test', name: 'From The World', password: good.password, agreed: true },
    });
    expect(status).toBe(201);
    expect(
      (await openClient(api.address, { language: 'en', token: body.token }).call(accountsContract.getMe)).body.variant,
    ).toBe('world');
  });
});
