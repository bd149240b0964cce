import { expect, it } from 'vitest';
import { atMost, widestAudience } from './widest-audience.ts';

it('posts to nobody whom the profile is closed to', () => {
  expect(widestAudience('public')).toBe('public');
  expect(widestAudience('registered')).toBe('registered');
  expect(widestAudience('friends')).toBe('friends');
  expect(widestAudience('hidden')).toBe('friends');
});

it('keeps a narrower choice and gives up a wider one', () => {
  expect(atMost(null, 'registered')).toBe('registered');
  expect(atMost('friends', 'public')).toBe('friends');
  expect(atMost('public', 'friends')).toBe('friends');
});
