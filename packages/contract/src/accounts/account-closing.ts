import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './account-closing.schema.ts';

export const closeAccount = endpoint<typeof schema.accountClosingSchemas.closeAccount>({
  method: 'DELETE',
  path: '/user',
  audience: 'member',
  idempotency: 'natural',
});
