import Type from 'typebox';
import { Message } from './chat/chat.schema.ts';
import { MemberCard } from './profiles/member-card.schema.ts';
import { oneOf, nullable } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { NoParams, NoQuery, IdParams, PageQuery, Done } from './protocol/pagination.schema.ts';
import {
  questionTopics,
  weights,
  askKinds,
  listQuestions,
  ask,
  answer,
  listAnswers,
  listAsks,
  updateAnswer,
  deleteAnswer,
} from './questions.ts';

export const Question = Type.Object(
  {
    id: Type.Integer(),
    topic: oneOf(questionTopics),
    text: described("In the reader's language, as the choices are.", Type.String()),
    choices: described("Empty where it is answered in one's own words alone.", Type.Array(Type.String())),
    answered: described('By the reader, for their own profile.', Type.Boolean()),
  },
  { additionalProperties: false },
);

export const Answer = Type.Object(
  {
    id: Type.Integer(),
    question_id: described('Null for a question that somebody asked in their own words.', nullable(Type.Integer())),
    topic: nullable(oneOf(questionTopics)),
    question: Type.String(),
    chosen: described("What was chosen, in the reader's language; null where nothing was.", nullable(Type.String())),
    choice: described('Place of the choice, from 0.', nullable(Type.Integer())),
    content: Type.String(),
    suspicious: Type.Optional(described('The words have signals of a fraud: warn the reader.', Type.Literal(true))),
    answered_at: Type.String(),
    published: described('Only to who has answered.', nullable(Type.Boolean())),
    weight: nullable(oneOf(weights)),
    mine: described(
      'What the reader has chosen, where both show their answers; and whether it is the same.',
      nullable(Type.String()),
    ),
    alike: Type.Boolean(),
  },
  { additionalProperties: false },
);

/**
 * How two members match by the questions that both have answered by choice and show; `percent` is null where they are
 * too few.
 */
export const Match = Type.Object(
  { percent: nullable(Type.Integer()), shared: Type.Integer(), alike: Type.Integer() },
  { additionalProperties: false },
);

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

export const questionsSchemas = {
  listQuestions: {
    summary: 'The curated questions in the reader’s language, and how many more the member may ask today.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(Question), left: Type.Integer() }, { additionalProperties: false }) },
    errors: ['session_over'],
  },
  ask: {
    summary:
      'Asks a member a curated question or one in own words, as a message; or asks for a photo, a biography, details or verification that the profile lacks, as a notice.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        user_id: Type.Integer({ minimum: 1 }),
        kind: oneOf(askKinds),
        question_id: Type.Optional(
          described('Of a question: the curated one, or else the own words.', Type.Integer({ minimum: 1 })),
        ),
        content: Type.Optional(Type.String({ maxLength: 2_000 })),
        client_id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
      },
      { additionalProperties: false },
    ),
    /** No message where the member was asked for what is missing. */
    reply: { 201: Type.Object({ message: nullable(Message), left: Type.Integer() }, { additionalProperties: false }) },
    errors: [
      'session_over',
      'key_reused',
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
  },
  answer: {
    summary:
      'Answers a question that a member has asked, as a message to them, or a curated one for oneself. Published, it stands on the profile. A question that was asked is answered once; a curated one as often as one’s mind changes.',
    limit: { max: 120, seconds: 60 },
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
  },
  listAnswers: {
    summary:
      'What a member shows of their answers, newest first, and how well it matches the reader’s; of oneself all answers.',
    limit: { max: 240, seconds: 60 },
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
  },
  listAsks: {
    summary: 'Questions of others that wait for the member’s answer, newest first.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: {
      200: Type.Object({ items: Type.Array(OpenAsk), max_id: Type.Integer() }, { additionalProperties: false }),
    },
    errors: ['session_over'],
  },
  updateAnswer: {
    summary:
      'Shows one of one’s own answers on the profile or takes it off, or says how much it matters. What is left out stays.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      { published: Type.Optional(Type.Boolean()), weight: Type.Optional(oneOf(weights)) },
      { additionalProperties: false },
    ),
    reply: { 200: Done },
    errors: ['session_over', 'not_found', 'answer_unknown'],
  },
  deleteAnswer: {
    summary: 'Deletes one of one’s own answers. What was answered in a conversation stays there.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: ['session_over', 'not_found'],
  },
} as const satisfies EndpointSchemas;

export const questionsContract = define(
  { listQuestions, ask, answer, listAnswers, listAsks, updateAnswer, deleteAnswer },
  questionsSchemas,
);
