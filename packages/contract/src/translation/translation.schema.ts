import Type from 'typebox';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { translatableTypes, translationStates, translate, getTranslationShare } from './translation.ts';

const closed = { additionalProperties: false } as const;

export const Translation = Type.Object(
  {
    type: oneOf(translatableTypes),
    id: Type.Integer(),
    state: oneOf(translationStates),
    text: described('Null unless translated.', nullable(Type.String())),
    from: described('BCP 47 of what was written, null where nobody could tell.', nullable(Type.String())),
    to: Type.String(),
    engine: described('What made it, to be named beside it; null for a person.', nullable(Type.String())),
  },
  closed,
);

/** What the member may have translated by machine today, in characters of the source. */
const Share = { used: Type.Integer(), most: Type.Integer() };

export const translationSchemas = {
  translate: {
    summary:
      'Translates by machine what the reader may see. Without `to` into the language of their page, and only what is in no language they speak; an own message into the language of the other. A message keeps its translation and both are told of it. What was translated before costs nothing. Guests have posts and biographies translated, within a share of all guests.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        items: described(
          'What is to be translated.',
          Type.Array(Type.Object({ type: oneOf(translatableTypes), id: Type.Integer({ minimum: 1 }) }, closed), {
            minItems: 1,
            maxItems: 20,
          }),
        ),
        to: Type.Optional(described('Language to translate into; that of the page without it.', LanguageCode)),
      },
      closed,
    ),
    /** In the order of the call. */
    reply: { 200: Type.Object({ items: Type.Array(Translation), ...Share }, closed) },
    /** `free_share_used_up` where the share is in the way of everything that was asked for. */
    errors: ['session_over', 'translation_closed', 'free_share_used_up'],
  },
  getTranslationShare: {
    summary:
      'Which engine translates here, null where none is set up, and how much of the free share of today is used.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ engine: nullable(Type.String()), ...Share }, closed) },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const translationContract = define({ translate, getTranslationShare }, translationSchemas);
