import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import { firstNames, needsFirst } from '@peonia/i18n/catalogue-name.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { loadCatalogue } from '@peonia/i18n/load-catalogue.ts';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob([
  '../../../../../packages/i18n/locales/de/*.po',
  '!../../../../../packages/i18n/locales/de/{errors,mails}.po',
]);
const features = [...new Set(Object.keys(files).map((path) => path.split('/').at(-1)?.split('.')[0] ?? ''))];

describe('loading catalogues', () => {
  it.each(languages)('finds every text of the web in %s between the first file and the others', async (language) => {
    expect(await loadCatalogue(language, features)).toEqual(allMessages(language));
  });

  it('has in the first file what its names name', async () => {
    const [first, more] = await Promise.all([
      loadCatalogue('de', firstNames),
      loadCatalogue('de', ['feed', ...firstNames]),
    ]);
    expect(Object.keys(first).length).toBeGreaterThan(100);
    expect(Object.keys(more).length).toBeGreaterThan(Object.keys(first).length);
  });

  it('adds the first texts to a name that stands for some of them', () => {
    expect(needsFirst(['profiles'])).toBe(true);
    expect(needsFirst(['feed'])).toBe(true);
  });

  it('leaves the first texts out for the landing page', () => {
    expect(needsFirst(['landing', 'accounts', 'captcha', 'feed.compose'])).toBe(false);
  });
});
