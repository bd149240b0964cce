import Type from 'typebox';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { discardDeadLetters, listDeadLetters, retryDeadLetters } from './dead-letters.ts';
import { staffErrors } from './staff-errors.ts';

const closed = { additionalProperties: false } as const;

/** An effect, such as a mail, that failed until its attempts were used up. Its content is not shown. */
export const DeadLetter = Type.Object(
  {
    id: Type.Integer(),
    topic: Type.String(),
    reason: described('Without addresses and numbers.', Type.String()),
    attempts: Type.Integer(),
    created_at: Type.String(),
    failed_at: Type.String(),
  },
  closed,
);

export const deadLetterSchemas = {
  listDeadLetters: {
    summary: 'Effects that failed too often, newest first, with their number by topic. Administrators only.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        topic: Type.Optional(described('Only this kind of work.', Type.String({ minLength: 1, maxLength: 100 }))),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      closed,
    ),
    body: null,
    reply: {
      200: Type.Object(
        {
          items: Type.Array(DeadLetter),
          max_id: Type.Integer(),
          topics: Type.Array(Type.Object({ topic: Type.String(), count: Type.Integer() }, closed)),
        },
        closed,
      ),
    },
    errors: staffErrors,
  },
  retryDeadLetters: {
    summary: 'Runs one dead letter again, or all of a topic, with all attempts. The act is logged.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Union([
      Type.Object({ id: Type.Integer({ minimum: 1 }) }, closed),
      Type.Object({ topic: Type.String({ minLength: 1, maxLength: 100 }) }, closed),
    ]),
    reply: { 200: Type.Object({ retried: Type.Integer() }, closed) },
    errors: staffErrors,
  },
  discardDeadLetters: {
    summary:
      'Deletes one dead letter, or all of a topic, that cannot be carried out any more. Reason and topic are logged.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Union([
      Type.Object({ id: Type.Integer({ minimum: 1 }), reason: Reason }, closed),
      Type.Object({ topic: Type.String({ minLength: 1, maxLength: 100 }), reason: Reason }, closed),
    ]),
    reply: { 200: Type.Object({ discarded: Type.Integer() }, closed) },
    errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing', 'staff_step_up', 'input_invalid'],
  },
} as const satisfies EndpointSchemas;

export const deadLetterContract = define({ listDeadLetters, retryDeadLetters, discardDeadLetters }, deadLetterSchemas);
