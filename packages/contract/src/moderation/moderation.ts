import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './moderation.schema.ts';

/** Why staff look at a file: the first main photo, a thing for sale, or a signal of the program. */
export const reviewSignals = [
  'main_photo',
  'for_sale',
  'duplicate',
  'qr_code',
  'text',
  'too_small',
  'reported',
] as const;

export type ReviewSignal = (typeof reviewSignals)[number];

/** Parts of the review queue. `flagged`: what a member reported or the program found. */
export const reviewParts = ['all', 'main_photo', 'for_sale', 'flagged'] as const;

export type ReviewPart = (typeof reviewParts)[number];

export type ReviewItem = Static<typeof schema.ReviewItem>;

export const listReview = endpoint<typeof schema.moderationSchemas.listReview>({
  method: 'GET',
  path: '/staff/review',
  audience: 'member',
  idempotency: 'safe',
  permission: 'photos.review',
});

export const decideReview = endpoint<typeof schema.moderationSchemas.decideReview>({
  method: 'PUT',
  path: '/staff/review/:id',
  audience: 'member',
  idempotency: 'natural',
  permission: 'photos.review',
});

export const undoReview = endpoint<typeof schema.moderationSchemas.undoReview>({
  method: 'POST',
  path: '/staff/review/:id/undo',
  audience: 'member',
  idempotency: 'natural',
  permission: 'photos.review',
});
