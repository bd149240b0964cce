import { accountConsentsContract } from '@peonia/contract/accounts/account-consents.schema.ts';
import { accountSessionsContract } from '@peonia/contract/accounts/account-sessions.schema.ts';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import { fullWork } from '../../../../test/fixtures/work-cost.ts';

// covers: POST /validate

let api: Api;

beforeAll(async () => {
  api = await startApi(fullWork);
  await api.register('Jonas Weber', { email: 'jonas@example.test' });
});
afterAll(() => api.close());

const good = { email: 'new@example.test', name: 'Somebody New', password: 'a quiet evening', agreed: true };
const register = (body: Record<string, unknown>, language = 'en') =>
  api.guest(language).call(accountsContract.register, { body: { ...good, ...body } });
const validate = async (body: Record<string, unknown>) =>
  (await api.guest().call(accountsContract.validateFields, { body })).body;

describe('registration', () => {
  it.each<[Record<string, unknown>, ErrorName]>([
    [{ email: undefined }, 'contact_empty'],
    [{ email: '  ' }, 'contact_empty'],
    [{ email: 'nobody' }, 'email_invalid'],
    [{ email: undefined, phone: '12' }, 'phone_invalid'],
    [{ name: 'Abc' }, 'name_invalid'],
    [{ name: 'Peonia Support' }, 'name_invalid'],
    [{ name: 'Admin Peonia' }, 'name_invalid'],
    [{ name: 'Official Peonia' }, 'name_invalid'],
    [{ name: '0171 1234567' }, 'name_invalid'],
    [{ name: 'Anna 😀 Bell' }, 'name_sign'],
    [{ name: 'JONAS WEBER' }, 'name_taken'],
    [{ name: 'ｊｏｎａｓ weber' }, 'name_taken'],
    [{ password: '12345' }, 'new_password_invalid'],
    [{ password: 'password' }, 'password_common'],
    [{ password: 'somebody new' }, 'password_common'],
    [{ agreed: false }, 'input_invalid'],
    [{ is_partner: true }, 'input_invalid'],
    [{ name: 'Nul\u0000Nul' }, 'name_invalid'],
    [{ name: 'Wide\u3000Name' }, 'name_invalid'],
  ])('%j: %s', async (body, reason) => {
    const { status, code } = await register(body);
    expect({ status, code }).toEqual({ status: errors[reason].status, code: errors[reason].code });
  });

  it('names all wrong fields at once, and says what is wrong with the first', async () => {
    const { code, text } = await register({ email: undefined, phone: '12', name: 'Abc', password: '12345' });

    expect([code, JSON.parse(text).fields]).toEqual([errors.phone_invalid.code, ['phone', 'name', 'password']]);
    expect(JSON.parse((await register({ password: '12345' })).text).fields).toEqual(['password']);
    expect(JSON.parse((await register({ name: 'JONAS WEBER' })).text).fields).toBeUndefined();
  });

  it('refuses a short password in the words of the specification', async () => {
    expect((await register({ password: '12345' })).message).toBe('Password is invalid');
  });

  it('names the sign that a name cannot have', async () => {
    expect((await register({ name: 'Anna 😀 Bell' })).message).toContain('😀 cannot be part of a name.');
    expect(await validate({ name: 'Anna 😀 Bell' })).toEqual({ name: errors.name_sign.code });
  });

  it('accepts a name with an apostrophe, which logs in with a curly one as well', async () => {
    const { status } = await register({ name: "Sinéad O'Brien", email: 'sinead@example.test' });

    const login = await api
      .guest()
      .call(accountsContract.authenticate, { body: { name: 'Sinéad O’Brien', password: good.password } });

    expect([status, login.status]).toEqual([201, 200]);
  });

  it('returns validation errors in the reader’s language', async () => {
    expect((await register({ name: 'JONAS WEBER' }, 'de')).message).not.toBe(
      (await register({ name: 'JONAS WEBER' }, 'ja')).message,
    );
  });

  // covers: GET /me
  // covers: POST /register
  it('creates a session, with e-mail or phone, in the requested language', async () => {
    const { status, body } = await register({
      email: undefined,
      phone: '0049 171 1234567',
      name: 'Phone Person',
      language: 'ko',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{59}$/),
      channel: expect.stringMatching(/^private-[0-9a-f]{32}$/),
      set_name: 'Phone Person',
      alive_seconds: 3_600,
    });
    const me = (await openClient(api.address, { language: 'en', token: body.token }).call(accountsContract.getMe)).body;
    expect(me).toMatchObject({
      name: 'Phone Person',
      email: null,
      phone: '+491711234567',
      verified: 0,
      vip: 0,
      balance: 0,
      trialing: 0,
      language: 'ko',
      channel: body.channel,
    });
  });

  // covers: A pid of length 3, 4 or 6 is stored once and sent with every request
  // covers: Tokens alive 3600 s on the web, 86400 s in the app
  it('stores the partner id and issues the longer token of the app', async () => {
    const client = api.guest();
    const { body } = await client.call(accountsContract.register, {
      query: { pid: 'ab12' },
      body: { ...good, email: 'app@example.test', name: 'From The App' },
      headers: { 'x-client': 'app', 'x-client-id': 'device-0001' },
    });
    expect(body.alive_seconds).toBe(86_400);
    expect(await api.sql('select pid from account where name = $1', ['From The App'])).toEqual([{ pid: 'ab12' }]);
  });

  // covers: What a member agreed to is stored with version, language and way, and shown to the member
  it.each([
    ['email', { email: 'agrees@example.test', name: 'Agrees By Mail' }],
    ['phone', { email: undefined, phone: '+491719876543', name: 'Agrees By Phone' }],
  ])('stores the consent of a registration by %s', async (way, body) => {
    const { body: session } = await register({ ...body, language: 'ja' }, 'de');
    const member = openClient(api.address, { language: 'en', token: session.token });

    const { items } = (await member.call(accountConsentsContract.listConsents)).body;

    const agreed = { version: '1', language: 'ja', way, agreed_at: expect.any(String) };
    expect(items).toEqual([
      { document: 'terms', ...agreed },
      { document: 'policy', ...agreed },
    ]);
  });

  it('stores no consent of a registration that fails', async () => {
    const count = () => api.sql('select count(*) from member_consent');
    const before = await count();

    const { code } = await register({ name: 'JONAS WEBER' });

    expect([code, await count()]).toEqual([errors.name_taken.code, before]);
  });

  it('keeps a stored consent as it is', async () => {
    await expect(api.sql("update member_consent set version = '2'")).rejects.toThrow('a consent does not change');
  });

  it('stores neither password nor token in plain text', async () => {
    const { body } = await register({
      email: 'stored@example.test',
      name: 'Stored Safely',
      password: 'very private words',
    });
    const [row] = await api.sql<{ dump: string }>(
      `select row_to_json(a)::text || (select json_agg(s)::text from session s where s.account_id = a.id) as dump from account a where name = 'Stored Safely'`,
    );
    expect(row?.dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(row?.dump).not.toContain('very private words');
    expect(row?.dump).not.toContain(body.token);
  });

  it('creates one account for twenty simultaneous calls with one name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, index) =>
        register({ email: `race${index}@example.test`, name: index % 2 === 0 ? 'Race Winner' : 'RACE winner' }),
      ),
    );
    const codes = answers.map(({ status, code }) => code ?? status).toSorted((a, b) => a - b);
    expect(codes).toEqual([201, ...Array.from({ length: 19 }, () => errors.name_taken.code)]);
    expect(
      await api.sql(
        `select (select count(*) from profile p where p.member_id = a.id)::int as profiles, (select count(*) from privacy_setting s where s.member_id = a.id)::int as settings from account a where name_key = 'race winner'`,
      ),
    ).toEqual([{ profiles: 1, settings: 1 }]);
  });
});

describe('field validation', () => {
  it('reports per field, tells whether a name is taken, and never whether an address is registered', async () => {
    expect(
      await validate({
        name: 'Jonas Weber',
        email: 'jonas@example.test',
        phone: '+491711234567',
        password: 'a quiet evening',
      }),
    ).toEqual({
      name: errors.name_taken.code,
      email: 'ok',
      phone: 'ok',
      password: 'ok',
    });
    expect(await validate({ name: 'Abc', email: 'x', phone: 'x', password: 'x' })).toEqual({
      name: errors.name_invalid.code,
      email: errors.email_invalid.code,
      phone: errors.phone_invalid.code,
      password: errors.password_invalid.code,
    });
    expect(await validate({ birthday: '2020-01-01' })).toEqual({ birthday: errors.age_too_low.code });
    expect(await validate({ birthday: '1990-02-30' })).toEqual({ birthday: errors.birthday_invalid.code });
    expect(await validate({})).toEqual({});
  });

  it('accepts a form body', async () => {
    const response = await fetch(`${api.address}/v1/validate`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Free Name' }),
    });
    expect(await response.json()).toEqual({ name: 'ok' });
  });
});

// covers: GET /countryCode
it('returns no country for an address of the local network', async () => {
  const { body } = await api.guest().call(accountSessionsContract.getCountryCode);

  expect(body).toEqual({ country_code: null });
});
