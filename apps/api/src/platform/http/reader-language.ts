import { isLanguage, pickLanguage, type Language } from '@peonia/i18n/languages.ts';
import type { FastifyRequest } from 'fastify';

/** The language of a reply: `?lang` if given, else Accept-Language. */
export function readerLanguage({ originalUrl, headers, variant }: FastifyRequest): Language {
  const asked = originalUrl.includes('lang=') ? new URLSearchParams(originalUrl.split('?', 2)[1]).get('lang') : null;
  return isLanguage(asked)
    ? asked
    : preferredLanguage(headers['accept-language'] ?? '', variant === 'china' ? 'zh' : 'en');
}

/** Languages by header, for each fallback. Headers are few and long: each is read once. */
const known = { en: new Map<string, Language>(), zh: new Map<string, Language>() };
const mostKnown = 500;
const longestKnown = 200;

function preferredLanguage(header: string, fallback: keyof typeof known): Language {
  const languages = known[fallback];
  const found = languages.get(header);
  if (found !== undefined) return found;
  const language = pickLanguage(header, fallback);
  if (languages.size < mostKnown && header.length <= longestKnown) languages.set(header, language);
  return language;
}
