import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi({ CHINA_HOSTS: 'localhost' });
  token = (await api.register('Field Errors')).token;
});
afterAll(() => api.close());

const messageOf = async (method: 'POST' | 'PUT', path: string, body: object, host = '127.0.0.1') => {
  const reply = await fetch(`${api.address.replace('127.0.0.1', host)}/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { message } = (await reply.json()) as { message: string };
  return message;
};
const account = { email: 'fields@example.test', name: 'Field Person', password: 'a quiet evening', agreed: true };
const china = { ...account, email: undefined, phone: '+8613800138000' };
const find = { email: account.email, code: '123456', new_password: 'another day', new_password_confirm: 'another day' };
const reset = { password: 'a quiet evening', new_password: 'another day', new_password_confirm: 'another day' };

const codeEmpty = 'Code Can not be empty';
const nameInvalid = 'Name is invalid, 4-20 symbols';
const tooShort = 'Password is invalid, 6 symbols minimum';
const contactEmpty = 'Email or phone Can not be empty';

// covers: register: contact, name 4-20, password 6; the code on the China domain
it.each([
  ['no name', { name: undefined }, nameInvalid],
  ['a name of 70 symbols', { name: 'a'.repeat(70) }, nameInvalid],
  ['no password', { password: undefined }, 'Password is invalid'],
  ['no name and no password', { name: undefined, password: undefined }, nameInvalid],
])('a registration with %s is refused in the words of its field', async (_, change, message) => {
  expect(await messageOf('POST', 'register', { ...account, ...change })).toBe(message);
});

it.each([[undefined], [''], ['12'], ['1234567']])('a registration in China needs a code; %j is none', async (code) => {
  expect(await messageOf('POST', 'register', { ...china, code }, 'localhost')).toBe(codeEmpty);
});

it('a login without a password is refused in the words of a password', async () => {
  expect(await messageOf('POST', 'authenticate', { name: 'Field Errors' })).toBe(tooShort);
});

// covers: password/find and password/reset rules
it.each([
  ['PUT', 'password/find', { ...find, code: undefined }, codeEmpty],
  ['PUT', 'password/find', { ...find, code: '99' }, codeEmpty],
  ['PUT', 'password/find', { ...find, new_password: undefined }, tooShort],
  ['PUT', 'password/find', { ...find, new_password_confirm: undefined }, 'Passwords are not the same'],
  ['PUT', 'password/reset', { ...reset, password: undefined }, tooShort],
  ['PUT', 'password/reset', { ...reset, new_password: undefined }, tooShort],
  ['PUT', 'password/reset', { ...reset, new_password_confirm: undefined }, 'Passwords are not the same'],
  ['PUT', 'reactivate', { email: account.email }, codeEmpty],
  ['PUT', 'reactivate', { email: account.email, code: '99' }, codeEmpty],
] as const)('%s /%s with %j is refused: %s', async (method, path, body, message) => {
  expect(await messageOf(method, path, body)).toBe(message);
});

it.each([
  ['POST', 'register', {}],
  ['POST', 'authenticate', {}],
  ['POST', 'authenticate', { email: '' }],
  ['POST', 'password/find', {}],
  ['PUT', 'password/find', {}],
  ['PUT', 'reactivate', {}],
  ['PUT', 'verify', {}],
] as const)('%s /%s with %j asks for the address first', async (method, path, body) => {
  expect(await messageOf(method, path, body)).toBe(contactEmpty);
});

it('names a missing address among all wrong fields', async () => {
  const reply = await api.guest().call(accountsContract.register, { body: { agreed: true } });

  expect((reply.body as { fields?: readonly string[] }).fields).toEqual(['email', 'name', 'password']);
});

it('a password of 200 symbols is as good as a shorter one', async () => {
  const reply = await api.guest().call(accountsContract.register, {
    body: { ...account, agreed: true, password: 'quiet evening '.repeat(15) },
  });
  expect(reply.status).toBe(201);
});
