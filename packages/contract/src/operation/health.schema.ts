import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { getHealth, healthFacts, healthStates } from './health.ts';

const closed = { additionalProperties: false } as const;

export const HealthFact = Type.Object(
  {
    name: oneOf(healthFacts),
    state: oneOf(healthStates),
    value: described(
      'A count, bytes, per cent, or 1 and 0 for there and not there; null where it cannot be known.',
      nullable(Type.Number()),
    ),
    at: described('When it was made, or since when something waits.', nullable(Type.String())),
  },
  closed,
);

const HealthQueue = Type.Object(
  {
    topic: Type.String(),
    waiting: Type.Integer(),
    oldest_seconds: described(
      'Seconds since the oldest waiting effect was due; 0 where nothing waits.',
      Type.Integer(),
    ),
    dead: Type.Integer(),
    state: oneOf(healthStates),
  },
  closed,
);

const SlowStatement = Type.Object(
  {
    query: described('Text with placeholders, without values; at most 300 characters.', Type.String()),
    calls: Type.Integer(),
    mean_ms: Type.Number(),
    total_ms: Type.Number(),
  },
  closed,
);

const HealthProcess = Type.Object(
  {
    id: Type.String(),
    role: Type.String(),
    version: Type.String(),
    started_at: nullable(Type.String()),
    seen_at: Type.String(),
    own: described('The one that answered.', Type.Boolean()),
  },
  closed,
);

export const HealthReport = Type.Object(
  {
    version: Type.String(),
    read_at: Type.String(),
    facts: Type.Array(HealthFact),
    queues: Type.Array(HealthQueue),
    statements: described(
      'Null where PostgreSQL does not count statements.',
      Type.Union([Type.Array(SlowStatement), Type.Null()]),
    ),
    processes: Type.Array(HealthProcess),
    settings: described(
      'Names of the settings and whether the environment has them; never a value.',
      Type.Array(Type.Object({ name: Type.String(), is_set: Type.Boolean() }, closed)),
    ),
  },
  closed,
);

export const healthSchemas = {
  getHealth: {
    summary:
      'Queues, webhooks, proof of the books, storage, backup, slow statements, processes and which settings are set. No value of a setting and nothing about a member.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: HealthReport },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const healthContract = define({ getHealth }, healthSchemas);
