import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './translators.schema.ts';

export type TranslationQuote = Static<typeof schema.TranslationQuote>;

/**
 * Why gold came back: too late, the message or the conversation is gone, it cannot be translated or breaks the rules,
 * an upheld complaint.
 */
export const translationRefunds = ['late', 'gone', 'unreadable', 'abusive', 'complaint'] as const;

export type TranslationRefund = (typeof translationRefunds)[number];

export type TranslationOrder = Static<typeof schema.TranslationOrder>;

export const quoteTranslation = endpoint<typeof schema.translatorsSchemas.quoteTranslation>({
  method: 'POST',
  path: '/translation_quotes',
  audience: 'member',
  idempotency: 'natural',
});

export const orderTranslation = endpoint<typeof schema.translatorsSchemas.orderTranslation>({
  method: 'POST',
  path: '/translation_orders',
  audience: 'member',
  idempotency: 'key',
});

export const getTranslationOrder = endpoint<typeof schema.translatorsSchemas.getTranslationOrder>({
  method: 'GET',
  path: '/messages/:id/translation',
  audience: 'member',
  idempotency: 'safe',
});

export const markTranslation = endpoint<typeof schema.translatorsSchemas.markTranslation>({
  method: 'PUT',
  path: '/messages/:id/translation/mark',
  audience: 'member',
  idempotency: 'natural',
});
