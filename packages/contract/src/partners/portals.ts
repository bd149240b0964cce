import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './portals.schema.ts';

/** Places outside of this program that a key opens. */
export const portals = ['partners', 'staff', 'help'] as const;

export type PortalName = (typeof portals)[number];
export type PortalKey = Static<typeof schema.PortalKey>;

export const makePortalKey = endpoint<typeof schema.portalsSchemas.makePortalKey>({
  method: 'POST',
  path: '/key',
  audience: 'member',
  idempotency: 'natural',
});
