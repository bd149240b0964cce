import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { expect, it } from 'vitest';
import { missingFields } from './missing-fields.ts';

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

it('returns each missing field', () => {
  expect(missingFields(whole)).toEqual([]);
  expect(missingFields({ ...whole, photo: null })).toEqual(['avatar']);
  expect(missingFields({ ...whole, biography: '  ' })).toEqual(['bio']);
  expect(missingFields({ ...whole, biography: '', biographies: { ja: 'パンを焼きます。' } })).toEqual([]);
  for (const lacking of [
    { city: null },
    { languages: [] },
    { purpose: [] },
    { marriage: 0 },
    { children: null },
    { height: null },
  ])
    expect(missingFields({ ...whole, ...lacking })).toEqual(['profile']);
  expect(missingFields({ ...whole, verified: 0 })).toEqual(['verify']);
});
