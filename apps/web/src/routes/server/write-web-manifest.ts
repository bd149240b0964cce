import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { landingHead } from '../../features/landing/landing-head.ts';
import { webManifest } from '../../features/shell/web-manifest.ts';
import { makeI18n } from '../../platform/language/language.tsx';

/** Writes the manifest of the installed app with the description of the landing page. */
export function writeWebManifest(brand: string, language: Language): string {
  const i18n = makeI18n(language, allMessages(language));
  const { description = '' } = landingHead(i18n);
  return JSON.stringify(webManifest({ brand, description, language, i18n }));
}
