import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './translation.schema.ts';

/**
 * What can be translated: a message, a post of the feed, the biography of a member by member id, the question that a
 * notice tells of, the card of a gift by order, what is said in a voice message or video by upload id.
 */
export const translatableTypes = ['message', 'feed', 'biography', 'notice', 'card', 'transcript'] as const;

export type TranslatableType = (typeof translatableTypes)[number];

/**
 * `same`: there is nothing to translate for this reader, since the text is in a language they read or has no words.
 * `used_up`: the share of the day does not reach for it. `failed`: the engine did not answer; trying again is harmless.
 * `unknown`: not there for this reader. `closed`: no person has translated it, and there is no service.
 */
export const translationStates = ['translated', 'same', 'used_up', 'failed', 'unknown', 'closed'] as const;

export type Translation = Static<typeof schema.Translation>;

export const translate = endpoint<typeof schema.translationSchemas.translate, 'anyone'>({
  method: 'POST',
  path: '/translations',
  audience: 'anyone',
  idempotency: 'natural',
  stoppedBy: 'translation',
});

export const getTranslationShare = endpoint<typeof schema.translationSchemas.getTranslationShare>({
  method: 'GET',
  path: '/translations',
  audience: 'member',
  idempotency: 'safe',
});
