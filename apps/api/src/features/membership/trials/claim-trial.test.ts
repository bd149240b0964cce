import { expect, it } from 'vitest';
import { mailboxOf } from './claim-trial.ts';

it.each([
  ['anna@example.com', 'anna@example.com'],
  ['anna+two@example.com', 'anna@example.com'],
  ['a.n.n.a@gmail.com', 'anna@gmail.com'],
  ['an.na+x@googlemail.com', 'anna@gmail.com'],
  ['an.na@example.com', 'an.na@example.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
