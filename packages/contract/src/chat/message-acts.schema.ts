import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoQuery, Done, NoParams } from '../protocol/pagination.schema.ts';
import { Message } from './chat.schema.ts';
import { reactionNames } from './chat.ts';
import { getMessage, editMessage, deleteMessage, recallMessage, setReaction, removeReaction } from './message-acts.ts';

export const messageActsSchemas = {
  getMessage: {
    summary: 'A message of an own conversation as it stands, with fresh addresses of its files.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Message },
    errors: ['session_over', 'not_found'],
  },
  editMessage: {
    summary:
      'Changes the text of an own text message within 15 minutes. Both see that it was edited; machine translations are renewed.',
    limit: { max: 30, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ message_content: Type.String({ maxLength: 20_000 }) }, { additionalProperties: false }),
    reply: { 200: Message },
    errors: [
      'session_over',
      'not_found',
      'edit_too_late',
      'message_not_editable',
      'message_human_translated',
      'member_blocked_by_me',
      'message_foreign',
      'message_too_long',
      'messages_slowed',
    ],
  },
  deleteMessage: {
    summary: 'Deletes a message for oneself; the other keeps it.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: ['session_over', 'not_found'],
  },
  recallMessage: {
    summary: 'Takes an own message back for both within two minutes. Gifts, calls and files that were bought stay.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
    reply: { 200: Message },
    errors: ['session_over', 'not_found', 'recall_too_late', 'message_not_recallable'],
  },
  setReaction: {
    summary: 'Answers a message with an emoji, in the stead of the one before.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ emoji: oneOf(reactionNames) }, { additionalProperties: false }),
    reply: { 200: Message },
    errors: ['session_over', 'not_found', 'member_blocked_by_me'],
  },
  removeReaction: {
    summary: 'Takes one’s emoji off a message.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Message },
    errors: ['session_over', 'not_found'],
  },
} as const satisfies EndpointSchemas;

export const messageActsContract = define(
  { getMessage, editMessage, deleteMessage, recallMessage, setReaction, removeReaction },
  messageActsSchemas,
);
