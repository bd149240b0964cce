import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban, isPayoutNumber, maskPayoutNumber, normalizePayoutNumber } from './payout-account.ts';

const iban = 'DE89370400440532013000';

describe('an IBAN', () => {
  it('is known by its checksum, with spaces and small letters', () => {
    const typed = normalizePayoutNumber('bank', 'gb29 nwbk 6016 1331 9268 19');

    expect([isIban(typed), isIban(iban), isIban('MT84MALT011000012345MTLCAST001S')]).toEqual([true, true, true]);
  });

  it('with any other digit is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const digit = (Number(iban[place]) + step) % 10;

        expect(isIban(`${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)).toBe(false);
      }),
    );
  });
});

it('accepts e-mail addresses and international phone numbers as wallets', () => {
  const numbers = ['mei@example.com', '+8613800138000', '13800138000', 'mei@example', 'mei example.com'];

  expect(numbers.map((number) => isPayoutNumber('wallet', number))).toEqual([true, true, false, false, false]);
});

it('accepts bank accounts of countries without IBAN as digits', () => {
  const numbers = ['6222021234567890123', '12345', 'ABC12345'];

  expect(numbers.map((number) => isPayoutNumber('bank', number))).toEqual([true, false, false]);
});

it('hides most of a number', () => {
  expect([iban, '123456', 'mei@example.com'].map(maskPayoutNumber)).toEqual([
    '•••• 3000',
    '•••• 56',
    'm•••@example.com',
  ]);
});
