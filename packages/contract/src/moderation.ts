import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { MediaItem } from './media.ts';
import { MemberCard } from './member-card.ts';
import { Done, IdParams, NoParams, NoQuery } from './paging.ts';
import { removalReasons } from './removal-reasons.ts';

/** Why staff look at a file: the first main photo, a thing for sale, or a signal of the program. */
export const reviewSignals = ['main_photo', 'for_sale', 'duplicate', 'qr_code', 'too_small', 'reported'] as const;
export type ReviewSignal = (typeof reviewSignals)[number];

export const ReviewItem = Type.Object(
  {
    id: Type.Integer(),
    user: MemberCard,
    file: MediaItem,
    signals: Type.Array(oneOf(reviewSignals)),
    amount: nullable(Type.Number()),
    waiting_since: Type.String(),
    /** The accepted selfie of the owner while it is kept, to compare a face with. */
    selfie: nullable(Type.Object({ src: Type.String(), at: Type.String() }, { additionalProperties: false })),
  },
  { additionalProperties: false },
);
export type ReviewItem = Static<typeof ReviewItem>;

export const listReview = endpoint({
  method: 'GET',
  path: '/staff/review',
  summary: 'Files that wait for review, oldest first. Moderators only; every look is logged.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: Type.Object({ max_id: Type.Optional(Type.Integer({ minimum: -1 })) }, { additionalProperties: false }),
  body: null,
  reply: {
    200: Type.Object(
      { items: Type.Array(ReviewItem), max_id: Type.Integer(), waiting: Type.Integer() },
      { additionalProperties: false },
    ),
  },
  errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing'],
});

export const decideReview = endpoint({
  method: 'PUT',
  path: '/staff/review/:id',
  summary: 'Approves a file, or removes it with a reason that the member reads in their language.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: Type.Object(
    { approve: Type.Boolean(), reason: Type.Optional(oneOf(removalReasons)) },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
  errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing'],
});

export const moderationContract = { listReview, decideReview } as const;
