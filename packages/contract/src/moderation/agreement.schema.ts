import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { agreementKinds, getAgreement } from './agreement.ts';

const closed = { additionalProperties: false } as const;

export const Agreement = Type.Object(
  {
    staff_id: Type.Integer(),
    staff_name: described('Null once the account is deleted.', nullable(Type.String())),
    kind: oneOf(agreementKinds),
    decided: described('Decisions of the span.', Type.Integer()),
    compared: described('Those that somebody else decided again.', Type.Integer()),
    rate: described(
      'Share of the compared ones with another outcome, from 0 to 1; null with too few of them.',
      nullable(Type.Number()),
    ),
  },
  closed,
);

export const agreementSchemas = {
  getAgreement: {
    summary: 'How often others of the staff decided differently, by reviewer and kind. Counted every night; logged.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: {
      200: Type.Object(
        {
          items: Type.Array(Agreement),
          min_cases: described('Compared decisions from which on a share is shown.', Type.Integer()),
          made_at: nullable(Type.String()),
        },
        closed,
      ),
    },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const agreementContract = define({ getAgreement }, agreementSchemas);
