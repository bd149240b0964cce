import { isLanguage, pickLanguage, type Language } from '@peonia/i18n/languages.ts';
import type { FastifyRequest } from 'fastify';

/** The language of a reply: `?lang` if given, else Accept-Language. */
export function readerLanguage(request: FastifyRequest): Language {
  const [, query = ''] = request.originalUrl.split('?', 2);
  const asked = query.includes('lang=') ? new URLSearchParams(query).get('lang') : null;
  return isLanguage(asked)
    ? asked
    : pickLanguage(request.headers['accept-language'], request.variant === 'china' ? 'zh' : 'en');
}
