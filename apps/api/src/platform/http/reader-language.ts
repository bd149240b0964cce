import { isLanguage, pickLanguage, type Language } from '@peonia/i18n/languages.ts';
import type { FastifyRequest } from 'fastify';

/** The language of a reply: `?lang` if given, else Accept-Language. */
export function readerLanguage(request: FastifyRequest): Language {
  const [, query = ''] = request.originalUrl.split('?', 2);
  const asked = query.includes('lang=') ? new URLSearchParams(query).get('lang') : null;
  return isLanguage(asked)
    ? asked
    : preferredLanguage(request.headers['accept-language'] ?? '', request.variant === 'china' ? 'zh' : 'en');
}

/** Headers are few and long: each is read once. */
const known = new Map<string, Language>();
const mostKnown = 1_000;
const longestKnown = 200;

function preferredLanguage(header: string, fallback: Language): Language {
  const key = `${fallback} ${header}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const language = pickLanguage(header, fallback);
  if (known.size < mostKnown && header.length <= longestKnown) known.set(key, language);
  return language;
}
