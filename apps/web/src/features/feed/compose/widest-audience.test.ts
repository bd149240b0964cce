import { expect, it } from 'vitest';
import { limitAudience, widestAudience } from './widest-audience.ts';

it('limits the audience to the profile’s visibility', () => {
  expect(widestAudience('public')).toBe('public');
  expect(widestAudience('registered')).toBe('registered');
  expect(widestAudience('friends')).toBe('friends');
  expect(widestAudience('hidden')).toBe('friends');
});

it('keeps a narrower choice and limits a wider one', () => {
  expect(limitAudience(null, 'registered')).toBe('registered');
  expect(limitAudience('friends', 'public')).toBe('friends');
  expect(limitAudience('public', 'friends')).toBe('friends');
});
