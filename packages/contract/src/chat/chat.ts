import type { EmojiName } from '@peonia/core/emoji.ts';
import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './chat.schema.ts';

/**
 * `photo` carries photos and videos, `file` one photo or video for sale. `question` and `call` are written by their own
 * features.
 */
export const messageTypes = ['text', 'sayhi', 'photo', 'voice', 'gift', 'file', 'question', 'call'] as const;

export type MessageType = (typeof messageTypes)[number];

/** What one may answer a message with, by the names of the emoji table. */
export const reactionNames = [
  'good',
  'heart',
  'joy',
  'surprise',
  'cry',
  'clap',
  'rose',
  'thanks',
] as const satisfies readonly EmojiName[];

export type ReactionName = (typeof reactionNames)[number];

export type SentGift = Static<typeof schema.SentGift>;

export type SentCall = Static<typeof schema.SentCall>;

export type MessageTranslation = Static<typeof schema.MessageTranslation>;

export type Message = Static<typeof schema.Message>;

export type Composer = Static<typeof schema.Composer>;

export const threadEngines = [0, 1, 2] as const;

export type Thread = Static<typeof schema.Thread>;

export const sendMessage = endpoint<typeof schema.chatSchemas.sendMessage>({
  method: 'POST',
  path: '/messages',
  audience: 'member',
  idempotency: 'client_id',
});

export const sayHi = endpoint<typeof schema.chatSchemas.sayHi>({
  method: 'POST',
  path: '/sayhi',
  audience: 'member',
  idempotency: 'natural',
});
