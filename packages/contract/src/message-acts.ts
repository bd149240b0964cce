import Type from 'typebox';
import { Message, reactionNames } from './chat.ts';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, IdParams, NoParams, NoQuery } from './paging.ts';

export const getMessage = endpoint({
  method: 'GET',
  path: '/messages/:id',
  summary: 'A message of an own conversation as it stands, with fresh addresses of its files.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Message },
  errors: ['session_over', 'not_found'],
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/messages/:id',
  summary: 'Deletes a message for oneself; the other keeps it.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Done },
  errors: ['session_over', 'not_found'],
});

export const recallMessage = endpoint({
  method: 'POST',
  path: '/recall',
  summary: 'Takes an own message back for both within two minutes. Gifts, calls and files that were bought stay.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object({ id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  reply: { 200: Message },
  errors: ['session_over', 'not_found', 'recall_too_late', 'message_not_recallable'],
});

export const setReaction = endpoint({
  method: 'PUT',
  path: '/messages/:id/reaction',
  summary: 'Answers a message with an emoji, in the stead of the one before.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: Type.Object({ emoji: oneOf(reactionNames) }, { additionalProperties: false }),
  reply: { 200: Message },
  errors: ['session_over', 'not_found', 'member_blocked_by_me'],
});

export const removeReaction = endpoint({
  method: 'DELETE',
  path: '/messages/:id/reaction',
  summary: 'Takes one’s emoji off a message.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Message },
  errors: ['session_over', 'not_found'],
});

export const messageActsContract = { getMessage, deleteMessage, recallMessage, setReaction, removeReaction } as const;
