import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import { expect, it } from 'vitest';
import { changedFields, profileFormValues } from './profile-form-values.ts';

const munich = { place_id: 7, city: 'Munich', country: 'DE', time_zone: 'Europe/Berlin' };
const profile: OwnProfile = {
  gender: 1,
  birthday: '1988-04-02',
  age: 37,
  seeking: 'women',
  place: munich,
  languages: ['de', 'en'],
  photo: null,
  photo_in_review: false,
  cover: null,
  biography: 'Hallo',
  biographies: {},
  height: 204,
  weight: null,
  marriage: 401,
  children: null,
  income: null,
  orientation: null,
  purpose: [801],
  horoscope: 1,
  steps: [],
};
const saved = profileFormValues(profile);

it('sends nothing if nothing changed', () => {
  expect(changedFields(saved, { ...saved, place: { ...munich }, languages: ['de', 'en'], purpose: [801] })).toEqual({});
});

it('sends only changed fields', () => {
  expect(changedFields(saved, { ...saved, biography: 'Servus', height: 205 })).toEqual({
    biography: 'Servus',
    height: 205,
  });
});

it('clears a field with null', () => {
  expect(changedFields(saved, { ...saved, marriage: null, place: null })).toEqual({ marriage: null, place_id: null });
});

it('treats another order of languages as a change', () => {
  expect(changedFields(saved, { ...saved, languages: ['en', 'de'] })).toEqual({ languages: ['en', 'de'] });
});

it('sends a place by its id', () => {
  expect(changedFields(saved, { ...saved, place: { ...munich, place_id: 9, city: 'Berlin' } })).toEqual({
    place_id: 9,
  });
});

it('adds and removes purposes', () => {
  expect(changedFields(saved, { ...saved, purpose: [801, 807] })).toEqual({ purpose: [801, 807] });
  expect(changedFields(saved, { ...saved, purpose: [] })).toEqual({ purpose: [] });
});
