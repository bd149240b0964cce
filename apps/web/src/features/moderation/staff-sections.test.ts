import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { expect, it } from 'vitest';
import { makeI18n } from '../../platform/language/language.tsx';
import { staffSections } from './staff-sections.ts';

it.each(languages)('names no two staff pages alike in %s', (language) => {
  const i18n = makeI18n(language, allMessages(language));

  const names = staffSections.map(({ label }) => i18n._(label));

  expect(names).toEqual([...new Set(names)]);
});
