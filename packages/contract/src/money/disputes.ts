import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './disputes.schema.ts';

/** `open`: our answer is due; `sent`: the provider has our evidence and decides. */
export const disputeStages = ['open', 'sent', 'won', 'lost'] as const;

export type DisputeStage = (typeof disputeStages)[number];

export const disputeLists = [...disputeStages, 'all'] as const;

export type DisputeRow = Static<typeof schema.DisputeRow>;
export type DisputeCase = Static<typeof schema.DisputeCase>;

export const listDisputes = endpoint<typeof schema.disputeSchemas.listDisputes>({
  method: 'GET',
  path: '/staff/disputes',
  audience: 'member',
  idempotency: 'safe',
  permission: 'payments.read',
});

export const getDispute = endpoint<typeof schema.disputeSchemas.getDispute>({
  method: 'GET',
  path: '/staff/disputes/:id',
  audience: 'member',
  idempotency: 'safe',
  permission: 'payments.read',
});

export const noteEvidence = endpoint<typeof schema.disputeSchemas.noteEvidence>({
  method: 'PUT',
  path: '/staff/disputes/:id',
  audience: 'member',
  idempotency: 'natural',
  permission: 'payments.decide',
});

export const downloadEvidence = endpoint<typeof schema.disputeSchemas.downloadEvidence>({
  method: 'POST',
  path: '/staff/disputes/:id/evidence',
  audience: 'member',
  idempotency: 'natural',
  permission: 'payments.decide',
});
