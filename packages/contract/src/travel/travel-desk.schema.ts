import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { limited } from '../protocol/limited.ts';
import { IdParams, NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import {
  answerTraveller,
  getTravelCase,
  listTravelDesk,
  saveTravelPlan,
  travelBoards,
  travelDeskActs,
  updateTravelCase,
} from './travel-desk.ts';
import { TravelDay, TravelForm, TravelMessage, TravelStep, TravelText } from './travel.schema.ts';
import { travelConsents, travelStates } from './travel.ts';

const closed = { additionalProperties: false } as const;

export const TravelDeskRow = Type.Object(
  {
    id: Type.Integer(),
    state: oneOf(travelStates),
    consent: oneOf(travelConsents),
    destination: Type.String(),
    traveller: described('Names of the members; null for who is gone.', nullable(Type.String())),
    companion: nullable(Type.String()),
    moved_at: described('Since when it is in this state.', Type.String()),
    waits: described('Whether the traveller wrote last.', Type.Boolean()),
  },
  closed,
);

export const TravelCase = Type.Object(
  {
    ...TravelDeskRow.properties,
    form: TravelForm,
    timeline: Type.Array(TravelStep),
    days: Type.Array(TravelDay),
    plan_revision: described('Of `days`: saving the plan names it.', Type.String()),
    messages: Type.Array(TravelMessage),
    acts: Type.Array(oneOf(travelDeskActs)),
    refunded: Type.Boolean(),
  },
  closed,
);

export const travelDeskSchemas = {
  listTravelDesk: {
    summary: 'Requests in one state, the longest waiting first; those that are over newest first.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { show: Type.Optional(oneOf(travelBoards)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(TravelDeskRow) },
    errors: staffErrors,
  },
  getTravelCase: {
    summary: 'Opens a request with what the traveller wrote. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: TravelCase },
    errors: staffErrors,
  },
  updateTravelCase: {
    summary:
      'Begins the work after the yes of the companion, marks the plan as arranged, closes the request, or cancels it with the whole fee back.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        act: oneOf(travelDeskActs),
        reason: Type.Optional(
          described('Of a refund, for the log of the staff.', Type.String({ minLength: 1, maxLength: 500 })),
        ),
      },
      closed,
    ),
    reply: { 200: TravelCase },
    errors: [...staffErrors, 'act_on_oneself', 'travel_moved', 'travel_unplanned', 'input_invalid'],
  },
  saveTravelPlan: {
    summary:
      'Replaces the days of the plan while the desk works on it. With `seen`, it is refused where a colleague has changed the plan since.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        days: limited({ maxItems: 'travel_days_max' }, Type.Array(TravelDay)),
        seen: Type.Optional(described('The revision that the plan was made from.', Type.String({ maxLength: 64 }))),
      },
      closed,
    ),
    reply: { 200: TravelCase },
    errors: [...staffErrors, 'travel_moved', 'travel_plan_moved', 'travel_unplanned', 'input_invalid'],
  },
  answerTraveller: {
    summary: 'A message of the travel desk to the traveller. `client_id` stores a repeated call once.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: TravelText,
    reply: { 201: TravelCase },
    errors: [...staffErrors, 'travel_moved', 'input_invalid', 'upload_unknown'],
  },
} as const satisfies EndpointSchemas;

export const travelDeskContract = define(
  { listTravelDesk, getTravelCase, updateTravelCase, saveTravelPlan, answerTraveller },
  travelDeskSchemas,
);
