import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './travel.schema.ts';

/** States of a travel request. Source: decisions "Travel". */
export const travelStates = ['draft', 'paid', 'in_progress', 'arranged', 'closed', 'cancelled'] as const;

export type TravelState = (typeof travelStates)[number];

/** What the member to meet has said. Only `accepted` lets the desk begin. */
export const travelConsents = ['none', 'asked', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

export type TravelConsent = (typeof travelConsents)[number];

/** What a side may do with a request; which of them, the request says itself. */
export const travelActs = ['accept', 'decline', 'withdraw', 'cancel'] as const;

export type TravelAct = (typeof travelActs)[number];

export type TravelDraft = Static<typeof schema.TravelDraft>;
export type TravelRow = Static<typeof schema.TravelRow>;
export type TravelRequest = Static<typeof schema.TravelRequest>;
export type TravelDay = Static<typeof schema.TravelDay>;
export type TravelMessage = Static<typeof schema.TravelMessage>;

const memberCall = { audience: 'member' } as const;

export const getTravel = endpoint<typeof schema.travelSchemas.getTravel>({
  ...memberCall,
  method: 'GET',
  path: '/travel',
  idempotency: 'safe',
});

export const saveTravelDraft = endpoint<typeof schema.travelSchemas.saveTravelDraft>({
  ...memberCall,
  method: 'PUT',
  path: '/travel',
  idempotency: 'natural',
  flag: 'travel',
});

export const getTravelRequest = endpoint<typeof schema.travelSchemas.getTravelRequest>({
  ...memberCall,
  method: 'GET',
  path: '/travel/:id',
  idempotency: 'safe',
});

export const updateTravelRequest = endpoint<typeof schema.travelSchemas.updateTravelRequest>({
  ...memberCall,
  method: 'PUT',
  path: '/travel/:id',
  idempotency: 'natural',
});

export const writeToTravelDesk = endpoint<typeof schema.travelSchemas.writeToTravelDesk>({
  ...memberCall,
  method: 'POST',
  path: '/travel/:id/messages',
  idempotency: 'client_id',
});
