import type { Static } from 'typebox';
import { endpoint } from './protocol/endpoint.ts';
import type * as schema from './questions.schema.ts';

export const questionTopics = [
  'daily',
  'values',
  'love',
  'travel',
  'food',
  'family',
  'dreams',
  'humour',
  'languages',
] as const;

export type QuestionTopic = (typeof questionTopics)[number];

/** A member is asked a question, or asked for what their profile lacks. */
export const askKinds = ['question', 'avatar', 'bio', 'profile', 'verify'] as const;

type AskKind = (typeof askKinds)[number];

export const wishKinds = ['avatar', 'bio', 'profile', 'verify'] as const satisfies readonly AskKind[];

export type WishKind = (typeof wishKinds)[number];

export const questionLength = 200;

export const answerLength = 500;

/** How much it matters to a member that somebody answers alike: a little, somewhat, very. */
export const weights = [1, 2, 3] as const;

export type Weight = (typeof weights)[number];

export type Question = Static<typeof schema.Question>;

export type Answer = Static<typeof schema.Answer>;

export type Match = Static<typeof schema.Match>;

export type OpenAsk = Static<typeof schema.OpenAsk>;

export const listQuestions = endpoint<typeof schema.questionsSchemas.listQuestions>({
  method: 'GET',
  path: '/questions',
  audience: 'member',
  idempotency: 'safe',
});

export const ask = endpoint<typeof schema.questionsSchemas.ask>({
  method: 'POST',
  path: '/ask',
  audience: 'member',
  idempotency: 'client_id',
});

export const answer = endpoint<typeof schema.questionsSchemas.answer>({
  method: 'POST',
  path: '/answer',
  audience: 'member',
  idempotency: 'natural',
});

export const listAnswers = endpoint<typeof schema.questionsSchemas.listAnswers, 'anyone'>({
  method: 'GET',
  path: '/answers/:id',
  audience: 'anyone',
  idempotency: 'safe',
});

export const listAsks = endpoint<typeof schema.questionsSchemas.listAsks>({
  method: 'GET',
  path: '/asks',
  audience: 'member',
  idempotency: 'safe',
});

export const updateAnswer = endpoint<typeof schema.questionsSchemas.updateAnswer>({
  method: 'PUT',
  path: '/answers/:id',
  audience: 'member',
  idempotency: 'natural',
});

export const deleteAnswer = endpoint<typeof schema.questionsSchemas.deleteAnswer>({
  method: 'DELETE',
  path: '/answers/:id',
  audience: 'member',
  idempotency: 'natural',
});
