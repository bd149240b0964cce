import { limits } from '@peonia/contract/protocol/limits.ts';
import { describe, expect, it } from 'vitest';
import { readEmail, readPhone } from './contact.ts';
import { requiredChallenge } from './login/login-challenge.ts';
import { isReservedName, nameKey, readName } from './registration/name-rule.ts';
import { passwordProblem } from './registration/password-rule.ts';

describe('name rule', () => {
  it.each([
    ['Anna', 'Anna'],
    ['  Mei Lin ', 'Mei Lin'],
    ['jonas_w', 'jonas_w'],
    ["Sinéad O'Brien", "Sinéad O'Brien"],
    ['Sinéad O’Brien', "Sinéad O'Brien"],
    ['김하나예', '김하나예'],
    ['李小龙云', '李小龙云'],
    ['नमस्ते दोस्त', 'नमस्ते दोस्त'],
    ['Zoe\u0308 Kru\u0308ger', 'Zoë Krüger'],
    ['a'.repeat(20), 'a'.repeat(20)],
  ])('accepts %s', (text, stored) => {
    expect(readName(text, limits)).toBe(stored);
  });

  it.each([
    'Ann',
    'a'.repeat(21),
    '',
    '    ',
    '_anna',
    ' .anna',
    'anna  maria',
    'anna@home',
    'anna\u200bmaria',
    'anna\nmaria',
    'an<b>na',
    '😀😀😀😀',
    'anna\u202eairam',
    'anna\u00admaria',
    'anna\u3164maria',
    'anna\ufe0fmaria',
    '+491711234567',
  ])('rejects %j', (text) => {
    expect(readName(text, limits)).toBeNull();
  });

  it('gives look-alike spellings of a name the same key', () => {
    expect(new Set(['Anna', 'ANNA', 'ａｎｎａ', 'anna'].map(nameKey)).size).toBe(1);
  });

  it('rejects names that look like staff accounts', () => {
    expect(
      ['Admin', 's-u-p-p-o-r-t', 'Peonia', 'Peonia Team', 'peonia_staff', 'MODERATOR'].filter(
        (name) => !isReservedName(nameKey(name), 'Peonia'),
      ),
    ).toEqual([]);
    expect(['Administra', 'Peony', 'Anna Staff'].filter((name) => isReservedName(nameKey(name), 'Peonia'))).toEqual([]);
  });
});

describe('e-mail address', () => {
  it.each([
    ['Anna@Example.com ', 'anna@example.com'],
    ['a.b+c@mail.co.uk', 'a.b+c@mail.co.uk'],
    ['grüße@münchen.de', 'grüße@münchen.de'],
    ['ﬁona@example.com', 'fiona@example.com'],
    ['ｊｏｎａｓ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'jonas@example.com'],
  ])('has one form of %s, which is stored and written to', (text, value) => {
    expect(readEmail(text)).toEqual({ kind: 'email', value, key: value });
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'an na@example.com',
    'a@b@c.com',
    'anna@example..com',
    '"a"@example.com',
    'anna@example.com,b@example.com',
    `${'a'.repeat(65)}@example.com`,
    'an\u200bna@example.com',
    'an\u00adna@example.com',
    'anna@exam\u202eple.com',
    'anna@exam\ufe0fple.com',
    'anna@[10.0.0.5]',
    'anna@127.0.0.1',
    'anna@example.com,example.org',
    'anna@example.com>',
  ])('rejects %j', (text) => {
    expect(readEmail(text)).toBeNull();
  });
});

describe('phone number', () => {
  it.each([
    ['+49 171 1234567', '+491711234567'],
    ['0049 (171) 123-4567', '+491711234567'],
    ['＋８６１３８００１３８０００', '+8613800138000'],
    ['+49 (0) 171 1234567', '+491711234567'],
    ['+39 06 1234 5678', '+390612345678'],
  ])('normalizes %s', (text, value) => {
    expect(readPhone(text)).toEqual({ kind: 'phone', value });
  });

  it.each([
    '',
    '0171 1234567',
    '+0171 1234567',
    '+123',
    '+1234567890123456',
    '+49 171 call me',
    '+49171\u200b1234567',
    '+999 1234567',
    '+1 415 555 013',
    '+49 171 1234567 ext. 5',
  ])('rejects %j', (text) => {
    expect(readPhone(text)).toBeNull();
  });
});

describe('password rule', () => {
  const own = ['Jonas Weber', 'jonas.weber@example.com'];
  it.each([
    ['a quiet evening', null],
    ['zq8#tk', null],
    ['密码很好记吗', null],
    ['12345', 'password_invalid'],
    ['x'.repeat(1_025), 'password_invalid'],
    ['x1'.repeat(64), null],
    ['123456', 'password_common'],
    ['Password', 'password_common'],
    ['jonas weber', 'password_common'],
    ['JONAS.WEBER', 'password_common'],
    ['jonas.weber@example.com', 'password_common'],
  ])('%s: %s', async (password, problem) => {
    expect(await passwordProblem(password, own, limits)).toBe(problem);
  });
});

describe('login challenge', () => {
  const home = { verified: true, deviceKnown: true, countryKnown: true, otherDevices: 0 };
  it.each([
    [home, null],
    [{ ...home, deviceKnown: false }, 'unfamiliar'],
    [{ ...home, countryKnown: false }, 'unfamiliar'],
    [{ ...home, verified: false, deviceKnown: false, countryKnown: false }, null],
    [{ ...home, deviceKnown: false, otherDevices: 5 }, 'devices'],
    [{ ...home, verified: false, deviceKnown: false, otherDevices: 5 }, 'devices'],
    [{ ...home, otherDevices: 9 }, null],
  ] as const)('%j: %s', (place, need) => {
    expect(requiredChallenge(place, 5)).toBe(need);
  });
});
