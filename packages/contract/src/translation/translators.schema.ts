import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, IdParams } from '../protocol/pagination.schema.ts';
import {
  translationRefunds,
  quoteTranslation,
  orderTranslation,
  getTranslationOrder,
  markTranslation,
} from './translators.ts';

const closed = { additionalProperties: false } as const;

/** What a translation by a person would cost, from which language (BCP 47) into which. */
export const TranslationQuote = Type.Object(
  {
    message_id: Type.Integer(),
    from: Type.String(),
    to: Type.String(),
    words: Type.Integer(),
    characters: described('Of Chinese, Japanese and Korean.', Type.Integer()),
    price: described('Gold.', Type.Number()),
    hours: described('Done in so many hours, or the gold comes back.', Type.Integer()),
    until: described('How long this price holds.', Type.String()),
  },
  closed,
);

/** A translation that one of the two has asked for, as the reader sees it: what it cost is the payer's to know. */
export const TranslationOrder = Type.Object(
  {
    id: Type.Integer(),
    message_id: Type.Integer(),
    progress_id: described('For GET progress, of the payer.', nullable(Type.Integer())),
    state: oneOf(['translating', 'translated', 'refunded']),
    from: Type.String(),
    to: Type.String(),
    due_at: Type.String(),
    mine: described('Paid by the reader.', Type.Boolean()),
    price: nullable(Type.Number()),
    refund: nullable(oneOf(translationRefunds)),
    mark: nullable(Type.Integer()),
  },
  closed,
);

export const translatorsSchemas = {
  quoteTranslation: {
    summary:
      'What it costs to have a message of an own conversation translated by a person, for both to read. Nothing is paid yet.',
    limit: { max: 60, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ message_id: Type.Integer({ minimum: 1 }) }, closed),
    reply: { 200: TranslationQuote },
    errors: [
      'session_over',
      'not_found',
      'member_blocked_by_me',
      'translation_empty',
      'translation_same_language',
      'translator_missing',
    ],
  },
  orderTranslation: {
    summary:
      'Pays for a translation at the price that was quoted. Where one of the two has asked before, that one is answered and nothing is paid.',
    limit: { max: 60, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ message_id: Type.Integer({ minimum: 1 }), expected: Type.Number({ minimum: 0 }) }, closed),
    reply: { 201: TranslationOrder },
    errors: [
      'session_over',
      'not_found',
      'member_blocked_by_me',
      'translation_quote_over',
      'price_changed',
      'gold_short',
      'payment_locked',
      'spending_capped',
      'key_reused',
    ],
  },
  getTranslationOrder: {
    summary:
      'The newest order of a translation by a person for a message of an own conversation; null where nobody has asked for one.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ order: nullable(TranslationOrder) }, closed) },
    errors: ['session_over', 'not_found'],
  },
  markTranslation: {
    summary:
      'Marks a finished translation, 1 to 5, with the reason where there is one. Whoever paid for it; again in the stead of the mark before.',
    limit: { max: 60, seconds: 600 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      { mark: Type.Integer({ minimum: 1, maximum: 5 }), reason: Type.Optional(Type.String({ maxLength: 500 })) },
      closed,
    ),
    reply: { 200: TranslationOrder },
    errors: ['session_over', 'not_found'],
  },
} as const satisfies EndpointSchemas;

export const translatorsContract = define(
  { quoteTranslation, orderTranslation, getTranslationOrder, markTranslation },
  translatorsSchemas,
);
