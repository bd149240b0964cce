import Type from 'typebox';
import { Flag, nullable } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { NoParams, NoQuery } from './protocol/pagination.schema.ts';
import { staffErrors } from './staff/staff-errors.ts';
import { getWheel, getWheelFigures, spinWheel } from './wheel.ts';

const closed = { additionalProperties: false } as const;
const PrizeIndex = Type.Integer({ minimum: 0, maximum: 7 });

export const WheelPrize = Type.Object(
  {
    prize: PrizeIndex,
    gold: Type.Number(),
    weight: described('Chance in 100,000.', Type.Integer()),
  },
  closed,
);

export const Wheel = Type.Object(
  {
    ready: described('1 while the member can spin today.', Flag),
    email_verified: described('1 once the e-mail address is verified; a spin needs it.', Flag),
    prize: described("Today's prize; null before the spin.", nullable(PrizeIndex)),
    prizes: described('In the order of their fields.', Type.Array(WheelPrize)),
    next_at: described('Start of the next UTC day.', Type.String({ format: 'date-time' })),
  },
  closed,
);

export const WheelFigures = Type.Object(
  {
    days: described('The figures cover so many UTC days, today included.', Type.Integer()),
    spins: Type.Integer(),
    gold: Type.Number(),
    expected_gold: Type.Number(),
    trips_left: Type.Integer(),
    prizes: Type.Array(
      Type.Object({ ...WheelPrize.properties, count: Type.Integer(), expected: Type.Number() }, closed),
    ),
    trips: described(
      'Winners of a trip, latest first; the name is null for a closed account.',
      Type.Array(Type.Object({ user_id: Type.Integer(), name: nullable(Type.String()), day: Type.String() }, closed)),
    ),
    trips_older: described('There are earlier winners, who are not listed.', Type.Boolean()),
  },
  closed,
);

export const wheelSchemas = {
  getWheel: {
    summary: 'Whether the member can spin today, and the published chances.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Wheel },
    errors: ['session_over'],
  },
  spinWheel: {
    summary: 'Draws the prize of the day on the server: once per account and UTC day. Gold is credited as bonus gold.',
    limit: { max: 300, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ prize: PrizeIndex }, closed) },
    errors: ['session_over', 'spin_used', 'spin_email_unverified'],
  },
  getWheelFigures: {
    summary: 'Payouts of the wheel of the last days against their expectation, and winners of a trip.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: WheelFigures },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const wheelContract = define({ getWheel, spinWheel, getWheelFigures }, wheelSchemas);
