import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { makePortalKey, portals } from './portals.ts';

const closed = { additionalProperties: false } as const;

export const PortalKey = Type.Object(
  {
    key: described('A signed JSON Web Token that the portal accepts once, within 60 seconds.', Type.String()),
    url: described('Address of the portal with the key in its fragment.', Type.String()),
    expires_at: Type.String(),
  },
  closed,
);

export const portalsSchemas = {
  makePortalKey: {
    summary:
      'A key of 60 seconds that opens a portal once: the partner area for partners, the back office for staff, the help desk for every member.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ to: described('The portal that the key opens.', oneOf(portals)) }, closed),
    reply: { 200: PortalKey },
    errors: ['session_over', 'partner_needed', 'portal_missing', 'not_found', 'staff_locked', 'staff_factor_missing'],
  },
} as const satisfies EndpointSchemas;

export const portalsContract = define({ makePortalKey }, portalsSchemas);
