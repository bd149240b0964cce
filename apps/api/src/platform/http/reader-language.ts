import { pickLanguage, type Language } from '@peonia/i18n/languages.ts';
import type { FastifyRequest } from 'fastify';

/** The language a reply is written in: the program sends its own language as Accept-Language, a browser its preferences. */
export function readerLanguage(request: FastifyRequest): Language {
  return pickLanguage(request.headers['accept-language']);
}
