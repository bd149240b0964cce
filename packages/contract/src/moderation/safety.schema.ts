import Type from 'typebox';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { getSafety } from './safety.ts';

const closed = { additionalProperties: false } as const;

const Response = Type.Object(
  {
    minutes: described(
      'Median from the arrival to the decision; null with fewer decisions than a median needs.',
      nullable(Type.Integer()),
    ),
    target_hours: described('Within which the staff mean to decide.', Type.Integer()),
  },
  closed,
);

export const SafetyFigures = Type.Object({ selfies: Response, complaints: Response }, closed);

export const safetySchemas = {
  getSafety: {
    summary: 'How fast selfies and complaints were decided in the last 28 days, for the landing page.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: SafetyFigures },
    errors: [],
  },
} as const satisfies EndpointSchemas;

export const safetyContract = define({ getSafety }, safetySchemas);
