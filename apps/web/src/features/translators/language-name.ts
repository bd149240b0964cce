import { languageFacts, type Language } from '@peonia/i18n/languages.ts';

const namesOf = new Map<Language, Intl.DisplayNames>();

/** Name of a BCP 47 tag in the page's language. */
export function languageName(page: Language, tag: string): string {
  let names = namesOf.get(page);
  if (names === undefined) {
    names = new Intl.DisplayNames(languageFacts[page].locale, { type: 'language' });
    namesOf.set(page, names);
  }
  return names.of(tag) ?? tag;
}
