import Type, { type Static } from 'typebox';
import { Message } from './chat.ts';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { MemberCard } from './member-card.ts';
import { Done, IdParams, NoParams, NoQuery, PageQuery } from './paging.ts';

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
export type AskKind = (typeof askKinds)[number];
export const wishKinds = ['avatar', 'bio', 'profile', 'verify'] as const satisfies readonly AskKind[];
export type WishKind = (typeof wishKinds)[number];

export const questionLength = 200;
export const answerLength = 500;

/** How much it matters to a member that somebody answers alike: a little, somewhat, very. */
export const weights = [1, 2, 3] as const;
export type Weight = (typeof weights)[number];

export const Question = Type.Object(
  {
    id: Type.Integer(),
    topic: oneOf(questionTopics),
    /** In the reader's language, as the choices are. */
    text: Type.String(),
    /** Empty where it is answered in one's own words alone. */
    choices: Type.Array(Type.String()),
    /** By the reader, for their own profile. */
    answered: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Question = Static<typeof Question>;

export const Answer = Type.Object(
  {
    id: Type.Integer(),
    /** Null for a question that somebody asked in their own words. */
    question_id: nullable(Type.Integer()),
    topic: nullable(oneOf(questionTopics)),
    question: Type.String(),
    /** What was chosen, in the reader's language; null where nothing was. */
    chosen: nullable(Type.String()),
    /** Place of the choice, from 0. */
    choice: nullable(Type.Integer()),
    content: Type.String(),
    answered_at: Type.String(),
    /** Only to who has answered. */
    published: nullable(Type.Boolean()),
    weight: nullable(oneOf(weights)),
    /** What the reader has chosen, where both show their answers; and whether it is the same. */
    mine: nullable(Type.String()),
    alike: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Answer = Static<typeof Answer>;

/**
 * How two members match by the questions that both have answered by choice and show; `percent` is null where they are
 * too few.
 */
export const Match = Type.Object(
  { percent: nullable(Type.Integer()), shared: Type.Integer(), alike: Type.Integer() },
  { additionalProperties: false },
);
export type Match = Static<typeof Match>;

/** A question that waits for the member's answer. */
export const OpenAsk = Type.Object(
  {
    ask_id: Type.Integer(),
    user: MemberCard,
    question_id: nullable(Type.Integer()),
    question: Type.String(),
    choices: Type.Array(Type.String()),
    asked_at: Type.String(),
  },
  { additionalProperties: false },
);
export type OpenAsk = Static<typeof OpenAsk>;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/questions',
  summary: 'The curated questions in the reader’s language, and how many more the member may ask today.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Type.Object({ items: Type.Array(Question), left: Type.Integer() }, { additionalProperties: false }) },
  errors: ['session_over'],
});

export const ask = endpoint({
  method: 'POST',
  path: '/ask',
  summary:
    'Asks a member a curated question or one in own words, as a message; or asks for a photo, a biography, details or verification that the profile lacks, as a notice.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'client_id',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      user_id: Type.Integer({ minimum: 1 }),
      kind: oneOf(askKinds),
      /** Of a question: the curated one, or else the own words. */
      question_id: Type.Optional(Type.Integer({ minimum: 1 })),
      content: Type.Optional(Type.String({ maxLength: 2_000 })),
      client_id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
    },
    { additionalProperties: false },
  ),
  /** No message where the member was asked for what is missing. */
  reply: { 201: Type.Object({ message: nullable(Message), left: Type.Integer() }, { additionalProperties: false }) },
  errors: [
    'session_over',
    'not_found',
    'message_unanswered',
    'member_blocked_by_me',
    'message_not_accepted',
    'message_foreign',
    'message_to_self',
    'conversations_used_up',
    'steps_missing',
    'daily_share_used_up',
    'question_unknown',
    'question_length',
    'nothing_missing',
    'messages_slowed',
  ],
});

export const answer = endpoint({
  method: 'POST',
  path: '/answer',
  summary:
    'Answers a question that a member has asked, as a message to them, or a curated one for oneself. Published, it stands on the profile. A question that was asked is answered once; a curated one as often as one’s mind changes.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      ask_id: Type.Optional(Type.Integer({ minimum: 1 })),
      question_id: Type.Optional(Type.Integer({ minimum: 1 })),
      choice: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 9 }))),
      content: Type.Optional(Type.String({ maxLength: 5_000 })),
      published: Type.Boolean(),
      weight: Type.Optional(oneOf(weights)),
    },
    { additionalProperties: false },
  ),
  /** No answer of the profile where it was given to one person alone. */
  reply: {
    200: Type.Object({ answer: nullable(Answer), message: nullable(Message) }, { additionalProperties: false }),
  },
  errors: [
    'session_over',
    'not_found',
    'question_unknown',
    'answer_empty',
    'answer_length',
    'question_answered',
    'question_taken_back',
    'member_blocked_by_me',
    'message_not_accepted',
    'message_foreign',
    'steps_missing',
    'messages_slowed',
  ],
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/answers/:id',
  summary:
    'What a member shows of their answers, newest first, and how well it matches the reader’s; of oneself all answers.',
  audience: 'anyone',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: IdParams,
  query: PageQuery,
  body: null,
  reply: {
    200: Type.Object(
      { items: Type.Array(Answer), max_id: Type.Integer(), match: nullable(Match) },
      { additionalProperties: false },
    ),
  },
  errors: ['not_found'],
});

export const listAsks = endpoint({
  method: 'GET',
  path: '/asks',
  summary: 'Questions of others that wait for the member’s answer, newest first.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Type.Object({ items: Type.Array(OpenAsk), max_id: Type.Integer() }, { additionalProperties: false }) },
  errors: ['session_over'],
});

export const updateAnswer = endpoint({
  method: 'PUT',
  path: '/answers/:id',
  summary:
    'Shows one of one’s own answers on the profile or takes it off, or says how much it matters. What is left out stays.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: Type.Object(
    { published: Type.Optional(Type.Boolean()), weight: Type.Optional(oneOf(weights)) },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
  errors: ['session_over', 'answer_unknown'],
});

export const deleteAnswer = endpoint({
  method: 'DELETE',
  path: '/answers/:id',
  summary: 'Deletes one of one’s own answers. What was answered in a conversation stays there.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Done },
  errors: ['session_over'],
});

export const questionsContract = {
  listQuestions,
  ask,
  answer,
  listAnswers,
  listAsks,
  updateAnswer,
  deleteAnswer,
} as const;
