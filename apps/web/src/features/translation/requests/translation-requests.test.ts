import { expect, it } from 'vitest';
import { setTranslationStatus, translationStatus, type TranslationRequest } from './translation-requests.ts';

const request: TranslationRequest = { type: 'feed', id: 1, member: 7, language: 'en' };
const english = { state: 'translated', text: 'Good evening', from: 'de', to: 'en', engine: null } as const;

it('shows no translation into the language that the page had before', () => {
  setTranslationStatus(request, english);
  expect([translationStatus(request), translationStatus({ ...request, language: 'zh' })]).toEqual([english, undefined]);
});

it('shows nobody what another member had translated on this device', () => {
  setTranslationStatus(request, english);
  expect(translationStatus({ ...request, member: 8 })).toBeUndefined();
});

it('asks again for a text that was edited', () => {
  setTranslationStatus(request, english);
  expect(translationStatus({ ...request, version: '2026-11-26T10:00:00Z' })).toBeUndefined();
});
