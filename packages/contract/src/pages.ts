import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { LanguageCode } from './language-code.ts';
import { NoParams } from './paging.ts';

export const PageText = Type.Object(
  {
    title: Type.String(),
    description: Type.String(),
    /** Calendar day of the last change. */
    updated: Type.String(),
    /** Markdown, the operator's name filled in. */
    text: Type.String(),
  },
  { additionalProperties: false },
);
export type PageText = Static<typeof PageText>;

export const getPage = endpoint({
  method: 'GET',
  path: '/page',
  summary: 'The text of a written page (about, policy, terms, contact, paid, vip, faq, help) in a language.',
  audience: 'visitor',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: Type.Object(
    { name: Type.String({ maxLength: 40 }), lang: Type.Optional(LanguageCode) },
    { additionalProperties: false },
  ),
  body: null,
  reply: { 200: PageText },
  errors: ['not_found'],
});

export const pagesContract = { getPage } as const;
