import type * as schema from './account-closing.schema.ts';
import { endpoint } from './endpoint.ts';

export const closeAccount = endpoint<typeof schema.accountClosingSchemas.closeAccount>({
  method: 'DELETE',
  path: '/user',
  audience: 'member',
  idempotency: 'natural',
});
