import { expect, it } from 'vitest';
import { provenAddress } from './proven-address.ts';

const both = { email: 'anna@example.com', phone: '+4915112345678' };

it('sends the code to a proven e-mail address', () => {
  expect(provenAddress({ ...both, email_verified: true, phone_verified: true })).toEqual({ email: both.email });
});

it('sends the code to the phone while the e-mail address is not proven', () => {
  expect(provenAddress({ ...both, email_verified: false, phone_verified: true })).toEqual({ phone: both.phone });
});

it('offers no code without a proven address', () => {
  expect(provenAddress({ ...both, email_verified: false, phone_verified: false })).toBeNull();
});
