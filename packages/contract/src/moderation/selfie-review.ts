import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './selfie-review.schema.ts';

export type SelfieItem = Static<typeof schema.SelfieItem>;

export const listSelfies = endpoint<typeof schema.selfieReviewSchemas.listSelfies>({
  method: 'GET',
  path: '/staff/selfies',
  audience: 'member',
  idempotency: 'safe',
  permission: 'selfies.review',
});

export const decideSelfie = endpoint<typeof schema.selfieReviewSchemas.decideSelfie>({
  method: 'PUT',
  path: '/staff/selfies/:id',
  audience: 'member',
  idempotency: 'natural',
  permission: 'selfies.review',
});

export const undoSelfie = endpoint<typeof schema.selfieReviewSchemas.undoSelfie>({
  method: 'POST',
  path: '/staff/selfies/:id/undo',
  audience: 'member',
  idempotency: 'natural',
  permission: 'selfies.review',
});
