import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './membership.schema.ts';

export const upgrade = endpoint<typeof schema.membershipSchemas.upgrade>({
  method: 'POST',
  path: '/upgrade',
  audience: 'member',
  idempotency: 'key',
});
