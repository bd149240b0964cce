import type { Profile } from '@peonia/contract/profiles.ts';
import { expect, it } from 'vitest';
import { missingIn } from './missing-in.ts';

const whole = {
  photo: '/a.webp',
  biography: 'I bake bread.',
  biographies: {},
  city: 'Kyoto',
  languages: ['ja'],
  purpose: [801],
  marriage: 401,
  children: 501,
  height: 203,
  verified: 1,
} as unknown as Profile;

it('names what is not there, one by one', () => {
  expect(missingIn(whole)).toEqual([]);
  expect(missingIn({ ...whole, photo: null })).toEqual(['avatar']);
  expect(missingIn({ ...whole, biography: '  ' })).toEqual(['bio']);
  expect(missingIn({ ...whole, biography: '', biographies: { ja: 'パンを焼きます。' } })).toEqual([]);
  for (const lacking of [
    { city: null },
    { languages: [] },
    { purpose: [] },
    { marriage: 0 },
    { children: null },
    { height: null },
  ])
    expect(missingIn({ ...whole, ...lacking })).toEqual(['profile']);
  expect(missingIn({ ...whole, verified: 0 })).toEqual(['verify']);
});
