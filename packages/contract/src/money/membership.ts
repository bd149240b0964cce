import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './membership.schema.ts';

export type GivenTrial = Static<typeof schema.GivenTrial>;
export type GivenTrials = Static<typeof schema.GivenTrials>;

export const upgrade = endpoint<typeof schema.membershipSchemas.upgrade>({
  method: 'POST',
  path: '/upgrade',
  audience: 'member',
  idempotency: 'key',
});

export const listGivenTrials = endpoint<typeof schema.membershipSchemas.listGivenTrials>({
  method: 'GET',
  path: '/affiliate/trials',
  audience: 'member',
  idempotency: 'safe',
});
