import { expect, it } from 'vitest';
import { sessionOf } from './session-of.ts';

it('tells connections apart by the number of their descriptions', () => {
  const offer = 'v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\n';
  expect(sessionOf(offer)).toBe('4611731400430051336');
  expect(sessionOf(offer.replace(' 2 IN', ' 3 IN'))).toBe(sessionOf(offer));
  expect(sessionOf('nothing of this kind')).toBe('');
});
