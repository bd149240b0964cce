import Type from 'typebox';
import { DeskFile, DeskFileIds } from '../operation/deskfiles.schema.ts';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { limited } from '../protocol/limited.ts';
import { IdParams, NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import {
  getTravel,
  getTravelRequest,
  saveTravelDraft,
  travelActs,
  travelConsents,
  travelStates,
  updateTravelRequest,
  writeToTravelDesk,
} from './travel.ts';

const closed = { additionalProperties: false } as const;

const wishes = {
  has_visa: Type.Boolean(),
  needs_ticket: Type.Boolean(),
  needs_hotel: Type.Boolean(),
  needs_car: Type.Boolean(),
  needs_translator: Type.Boolean(),
};

/** What a member writes about the journey, for the travel desk alone. Source: specification section 3. */
export const TravelForm = Type.Object(
  {
    name: described('As in the passport.', limited({ maxLength: 'travel_field_max' }, Type.String())),
    email: Type.String({ maxLength: 254 }),
    destination: limited({ maxLength: 'travel_field_max' }, Type.String()),
    ...wishes,
    notes: limited({ maxLength: 'travel_notes_max' }, Type.String()),
  },
  closed,
);

export const TravelDraft = Type.Object(
  {
    ...TravelForm.properties,
    id: Type.Integer(),
    companion: described(
      'The member to meet; null while nobody is chosen, and for who cannot be met any more.',
      nullable(MemberCard),
    ),
  },
  closed,
);

const rowFields = {
  id: Type.Integer(),
  /** `companion`: the reader is asked to meet the traveller. */
  role: oneOf(['traveller', 'companion']),
  state: oneOf(travelStates),
  consent: oneOf(travelConsents),
  destination: Type.String(),
  /** The other member; null for who is gone. */
  user: nullable(MemberCard),
  /** By when the companion answers; null where nothing is asked. */
  answer_until: nullable(Type.String()),
  created_at: Type.String(),
};

export const TravelRow = Type.Object(rowFields, closed);

export const TravelDay = Type.Object(
  {
    day: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
    title: limited({ maxLength: 'travel_field_max' }, Type.String({ minLength: 1 })),
    details: limited({ maxLength: 'travel_day_max' }, Type.String()),
  },
  closed,
);

export const TravelMessage = Type.Object(
  {
    id: Type.Integer(),
    by_desk: Type.Boolean(),
    content: described('Empty where files say it all.', Type.String()),
    files: Type.Array(DeskFile),
    created_at: Type.String(),
  },
  closed,
);

export const TravelStep = Type.Object({ state: oneOf(travelStates), at: Type.String() }, closed);

export const TravelRequest = Type.Object(
  {
    ...rowFields,
    acts: Type.Array(oneOf(travelActs)),
    timeline: Type.Array(TravelStep),
    days: described('The plan; of the companion only after a yes.', Type.Array(TravelDay)),
    form: described('Of the traveller alone.', nullable(TravelForm)),
    messages: described('Of the traveller alone, oldest first.', nullable(Type.Array(TravelMessage))),
    refunded: Type.Boolean(),
  },
  closed,
);

export const TravelText = Type.Object(
  {
    content: described(
      'May be empty where there are files.',
      limited({ maxLength: 'travel_message_max' }, Type.String()),
    ),
    files: Type.Optional(described('Own files of `POST /desk_files`.', DeskFileIds)),
    client_id: Type.String({ minLength: 8, maxLength: 64 }),
  },
  closed,
);

export const travelSchemas = {
  getTravel: {
    summary: 'The draft of the caller, their requests, and requests that ask to meet them, newest first.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ draft: nullable(TravelDraft), items: Type.Array(TravelRow) }, closed) },
    errors: ['session_over'],
  },
  saveTravelDraft: {
    summary: 'Stores the draft of the caller. Its fee is paid through `purchase` with the draft as `item`.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ ...TravelForm.properties, companion_id: nullable(Type.Integer({ minimum: 1 })) }, closed),
    reply: { 200: TravelDraft },
    errors: ['session_over', 'not_found', 'member_blocked_by_me', 'travel_open'],
  },
  getTravelRequest: {
    summary: 'A request that was paid, as its traveller or the member to meet sees it.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: TravelRequest },
    errors: ['session_over', 'not_found'],
  },
  updateTravelRequest: {
    summary:
      'The companion accepts, declines or takes the yes back; the traveller cancels before the desk begins. Everything but a yes returns the fee.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ act: oneOf(travelActs) }, closed),
    reply: { 200: TravelRequest },
    errors: ['session_over', 'not_found', 'travel_moved'],
  },
  writeToTravelDesk: {
    summary: 'A message of the traveller to the travel desk. `client_id` stores a repeated call once.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: TravelText,
    reply: { 201: TravelRequest },
    errors: ['session_over', 'not_found', 'travel_moved', 'input_invalid', 'upload_unknown'],
  },
} as const satisfies EndpointSchemas;

export const travelContract = define(
  { getTravel, saveTravelDraft, getTravelRequest, updateTravelRequest, writeToTravelDesk },
  travelSchemas,
);
