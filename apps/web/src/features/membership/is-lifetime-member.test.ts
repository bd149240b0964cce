import { expect, it } from 'vitest';
import { isLifetimeMember } from './is-lifetime-member.ts';

it.each([
  ['2037-12-31', true],
  ['2030-01-01', false],
  [null, false],
])('a membership until %s is lifetime: %s', (vip_expired_at, isLifetime) => {
  expect(isLifetimeMember({ vip_expired_at })).toBe(isLifetime);
});
