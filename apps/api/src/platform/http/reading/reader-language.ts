import { isLanguage, pickLanguage, type Language } from '@peonia/i18n/languages.ts';
import type { FastifyRequest } from 'fastify';
import { readCookies } from './read-cookies.ts';

/** The language of a reply: `?lang` if given, else Accept-Language. */
export function readerLanguage(request: FastifyRequest): Language {
  const asked = askedLanguage(request);
  return isLanguage(asked) ? asked : languageOfBrowser(request);
}

/** The language of a page beside the web app: `?lang` if given, else the chosen one, else Accept-Language. */
export function documentLanguage(request: FastifyRequest): Language {
  const asked = askedLanguage(request) ?? readCookies(request.headers.cookie).get('lang');
  return isLanguage(asked) ? asked : languageOfBrowser(request);
}

function askedLanguage({ originalUrl }: FastifyRequest): string | null {
  return originalUrl.includes('lang=') ? new URLSearchParams(originalUrl.split('?', 2)[1]).get('lang') : null;
}

function languageOfBrowser({ headers, variant }: FastifyRequest): Language {
  return preferredLanguage(headers['accept-language'] ?? '', variant === 'china' ? 'zh' : 'en');
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
