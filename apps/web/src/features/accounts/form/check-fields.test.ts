import { expect, it } from 'vitest';
import { checkLogin, checkRegister, readContact, readLogin } from './check-fields.ts';

const valid = { contact: 'mei@example.com', code: '', name: 'Mei Lin', password: 'secret1', agreed: true };

it('accepts a complete registration', () => {
  expect(checkRegister(valid)).toEqual({});
});

it('reports the error of every empty field', () => {
  expect(checkRegister({ contact: ' ', code: '', name: '', password: '', agreed: false })).toEqual({
    contact: 'contact_empty',
    name: 'name_invalid',
    password: 'password_invalid',
    agreed: 'agreed_missing',
  });
});

it.each(['not an address', 'mei@', 'mei@example', '@example.com', '12-34'])('rejects the contact %j', (contact) => {
  expect(checkRegister({ ...valid, contact, name: 'x!' })).toEqual({ contact: 'contact_invalid', name: 'name_sign' });
});

it.each(['+49 171 1234567', '0171/123 45-67', '(555) 010.9988', 'mei@mail.example.com', '０９０－１２３４－５６７８'])(
  'accepts the contact %j',
  (contact) => {
    expect(checkRegister({ ...valid, contact })).toEqual({});
  },
);

it('requires the code where one is asked for', () => {
  expect(checkRegister(valid, true)).toEqual({ code: 'code_empty' });
});

it('counts an emoji of a name as one character', () => {
  expect(checkRegister({ ...valid, name: '🌸🌸🌸🌸' })).toEqual({ name: 'name_sign' });
  expect(checkRegister({ ...valid, name: "O'Neill" })).toEqual({});
});

it('counts a letter with its marks as one symbol of a name, as the server does', () => {
  expect(checkRegister({ ...valid, name: 'हिन्दुस्तानी लड़की मीरा' })).toEqual({});
  expect(checkRegister({ ...valid, name: 'ที่ฝน' })).toEqual({ name: 'name_invalid' });
});

it('requires an account and a password for a login', () => {
  expect(checkLogin({ contact: '', password: '' })).toEqual({ contact: 'login_empty', password: 'password_invalid' });
});

it.each([
  [' mei@example.com ', { email: 'mei@example.com' }],
  ['+49 171 1234567', { phone: '+49 171 1234567' }],
])('reads the contact %j', (text, contact) => {
  expect(readContact(text)).toEqual(contact);
});

it.each([
  ['mei@example.com', { email: 'mei@example.com' }],
  ['0171 1234567', { phone: '0171 1234567' }],
  ['Mei2000', { name: 'Mei2000' }],
])('reads the login %j', (text, login) => {
  expect(readLogin(text)).toEqual(login);
});

it('reads an address in full-width signs as what it is', () => {
  expect(readContact(' ｍｅｉ＠example.com ')).toEqual({ email: 'mei@example.com' });
  expect(readLogin('０９０１２３４５６７８')).toEqual({ phone: '09012345678' });
});
