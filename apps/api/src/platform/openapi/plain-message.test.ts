import { errors } from '@peonia/contract/protocol/errors.ts';
import { expect, test } from 'vitest';
import { plainMessage } from './plain-message.ts';

test('a message in the documents has no forms of a number', () => {
  expect(plainMessage(errors.code_too_soon)).toBe('Please wait {seconds} seconds before you request another code.');
  expect(
    Object.values(errors)
      .map(plainMessage)
      .filter((text) => text.includes('plural')),
  ).toEqual([]);
});
