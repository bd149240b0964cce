import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './travel-desk.schema.ts';

/** What the travel desk may do with a request. */
export const travelDeskActs = ['begin', 'arrange', 'close', 'refund'] as const;

export type TravelDeskAct = (typeof travelDeskActs)[number];

/** Parts of the board; `over` is closed and cancelled. */
export const travelBoards = ['paid', 'in_progress', 'arranged', 'over'] as const;

export type TravelBoard = (typeof travelBoards)[number];

export type TravelDeskRow = Static<typeof schema.TravelDeskRow>;
export type TravelCase = Static<typeof schema.TravelCase>;

const staffCall = { audience: 'member', permission: 'travel.arrange' } as const;

export const listTravelDesk = endpoint<typeof schema.travelDeskSchemas.listTravelDesk>({
  ...staffCall,
  method: 'GET',
  path: '/staff/travel',
  idempotency: 'safe',
});

export const getTravelCase = endpoint<typeof schema.travelDeskSchemas.getTravelCase>({
  ...staffCall,
  method: 'POST',
  path: '/staff/travel/:id/open',
  idempotency: 'natural',
});

export const updateTravelCase = endpoint<typeof schema.travelDeskSchemas.updateTravelCase>({
  ...staffCall,
  method: 'PUT',
  path: '/staff/travel/:id',
  idempotency: 'natural',
});

export const saveTravelPlan = endpoint<typeof schema.travelDeskSchemas.saveTravelPlan>({
  ...staffCall,
  method: 'PUT',
  path: '/staff/travel/:id/plan',
  idempotency: 'natural',
});

export const answerTraveller = endpoint<typeof schema.travelDeskSchemas.answerTraveller>({
  ...staffCall,
  method: 'POST',
  path: '/staff/travel/:id/messages',
  idempotency: 'client_id',
});
