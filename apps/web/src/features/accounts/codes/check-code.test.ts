import { describe, expect, it } from 'vitest';
import { clockOf, secondsUntil } from '../form/use-countdown.ts';
import { checkAddress, checkCode, checkNewPassword } from './check-code.ts';
import { maskAddress } from './mask-address.ts';

describe('check-code', () => {
  it('requires an address and a solved captcha', () => {
    expect(checkAddress({ contact: ' ', captcha: null })).toEqual({
      contact: 'contact_empty',
      captcha: 'captcha_missing',
    });
    expect(checkAddress({ contact: 'mei@example.com', captcha: 'solved' })).toEqual({});
  });

  it.each([
    ['', { code: 'code_empty' }],
    ['12345', { code: 'code_empty' }],
    ['012345', {}],
  ])('requires six digits: %j', (code, faults) => {
    expect(checkCode(code)).toEqual(faults);
  });

  it.each([
    ['12345', '12345', { new_password: 'password_invalid' }],
    ['123456', '123457', { new_password_confirm: 'passwords_differ' }],
    ['12345', '', { new_password: 'password_invalid', new_password_confirm: 'passwords_differ' }],
    ['🌸🌸🌸🌸🌸🌸', '🌸🌸🌸🌸🌸🌸', {}],
  ])('requires six characters, typed twice: %j %j', (new_password, new_password_confirm, faults) => {
    expect(checkNewPassword({ new_password, new_password_confirm })).toEqual(faults);
  });
});

describe('maskAddress', () => {
  it.each([
    ['jonas@mail.example', 'j•••@mail.example'],
    ['+49 171 1234567', '+49 •••67'],
    ['@x', '•••@x'],
  ])('masks %s as %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});

describe('countdown', () => {
  it('rounds up to whole seconds and stops at zero', () => {
    expect([60_000, 59_001, 1, 0, -5].map((left) => secondsUntil(left, 0))).toEqual([60, 60, 1, 0, 0]);
    expect([60, 42, 5, 0, 300].map(clockOf)).toEqual(['1:00', '0:42', '0:05', '0:00', '5:00']);
  });
});
