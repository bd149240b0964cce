import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { LanguageCode } from './language-code.ts';
import { NoParams, NoQuery } from './paging.ts';

const closed = { additionalProperties: false } as const;

/**
 * What can be translated: a message, a post of the feed, the biography of a member by member id, the question that a
 * notice tells of.
 */
export const translatableTypes = ['message', 'feed', 'biography', 'notice'] as const;
export type TranslatableType = (typeof translatableTypes)[number];

/**
 * `same`: there is nothing to translate for this reader, since the text is in a language they read or has no words.
 * `used_up`: the share of the day does not reach for it. `failed`: the engine did not answer; trying again is harmless.
 * `unknown`: not there for this reader.
 */
export const translationStates = ['translated', 'same', 'used_up', 'failed', 'unknown'] as const;

export const Translation = Type.Object(
  {
    type: oneOf(translatableTypes),
    id: Type.Integer(),
    state: oneOf(translationStates),
    /** Null unless translated. */
    text: nullable(Type.String()),
    /** BCP 47 of what was written, null where nobody could tell. */
    from: nullable(Type.String()),
    to: Type.String(),
    /** What made it, to be named beside it; null for a person. */
    engine: nullable(Type.String()),
  },
  closed,
);
export type Translation = Static<typeof Translation>;

/** What the member may have translated by machine today, in characters of the source. */
const Share = { used: Type.Integer(), most: Type.Integer() };

export const translate = endpoint({
  method: 'POST',
  path: '/translations',
  summary:
    'Translates by machine what the reader may see. Without `to` into the language of their page, and only what is in no language they speak; an own message into the language of the other. A message keeps its translation and both are told of it. What was translated before costs nothing.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      items: Type.Array(Type.Object({ type: oneOf(translatableTypes), id: Type.Integer({ minimum: 1 }) }, closed), {
        minItems: 1,
        maxItems: 20,
      }),
      to: Type.Optional(LanguageCode),
    },
    closed,
  ),
  /** In the order of the call. */
  reply: { 200: Type.Object({ items: Type.Array(Translation), ...Share }, closed) },
  /** `free_share_used_up` where the share is in the way of everything that was asked for. */
  errors: ['session_over', 'translation_closed', 'free_share_used_up'],
});

export const getTranslationShare = endpoint({
  method: 'GET',
  path: '/translations',
  summary: 'Which engine translates here, null where none is set up, and how much of the free share of today is used.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Type.Object({ engine: nullable(Type.String()), ...Share }, closed) },
  errors: ['session_over'],
});

export const translationContract = { translate, getTranslationShare } as const;
