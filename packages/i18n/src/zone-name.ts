import { languageFacts, type Language } from './languages.ts';

/** Name of a time zone with its difference at that time: "Central European Time (GMT+1)". The reader's by default. */
export function zoneName(lang: Language, at: Date, timeZone?: string): string {
  const { locale } = languageFacts[lang];
  const part = (timeZoneName: 'longGeneric' | 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const generic = part('longGeneric');
  // Zones such as UTC have no name over the seasons.
  const name = /^(?:GMT|UTC)/.test(generic) ? part('long') : generic;
  return `${name} (${part('shortOffset')})`;
}
