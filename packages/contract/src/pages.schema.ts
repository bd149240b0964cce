import Type from 'typebox';
import { Announcement } from './announcements.schema.ts';
import { getPage } from './pages.ts';
import { nullable } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { LanguageCode } from './protocol/language-code.schema.ts';
import { NoParams } from './protocol/pagination.schema.ts';

export const PageText = Type.Object(
  {
    title: Type.String(),
    description: Type.String(),
    updated: described('Calendar day of the last change.', Type.String()),
    text: described("Markdown, the operator's name filled in.", Type.String()),
    announcement: Type.Optional(
      described('Only of the page `announcement`: what guests get now, or null.', nullable(Announcement)),
    ),
  },
  { additionalProperties: false },
);

export const pagesSchemas = {
  getPage: {
    summary:
      'The text of a written page (about, policy, terms, contact, paid, vip, faq, help) in a language, or of the ' +
      'current announcement for guests.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { name: Type.String({ maxLength: 40 }), lang: Type.Optional(LanguageCode) },
      { additionalProperties: false },
    ),
    body: null,
    reply: { 200: PageText },
    errors: ['not_found'],
  },
} as const satisfies EndpointSchemas;

export const pagesContract = define({ getPage }, pagesSchemas);
