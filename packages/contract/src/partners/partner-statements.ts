import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './partner-statements.schema.ts';

export type PartnerStatement = Static<typeof schema.PartnerStatement>;

export const listPartnerStatements = endpoint<typeof schema.partnerStatementsSchemas.listPartnerStatements>({
  method: 'GET',
  path: '/affiliate/statements',
  audience: 'member',
  idempotency: 'safe',
});

export const downloadPartnerStatement = endpoint<typeof schema.partnerStatementsSchemas.downloadPartnerStatement>({
  method: 'GET',
  path: '/affiliate/statements/:id/file.pdf',
  audience: 'member',
  idempotency: 'safe',
});
