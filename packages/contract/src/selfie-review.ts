import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { MediaItem } from './media.ts';
import { MemberCard } from './member-card.ts';
import { Done, IdParams, NoParams, PageQuery, NoQuery } from './paging.ts';
import { handSigns, selfieReasons } from './verification.ts';

export const SelfieItem = Type.Object(
  {
    id: Type.Integer(),
    user: MemberCard,
    selfie: MediaItem,
    /** What it was asked to show. */
    sign: oneOf(handSigns),
    /** Selfies of the same member that were not accepted. */
    refused: Type.Integer(),
    waiting_since: Type.String(),
  },
  { additionalProperties: false },
);
export type SelfieItem = Static<typeof SelfieItem>;

export const listSelfies = endpoint({
  method: 'GET',
  path: '/staff/selfies',
  summary:
    'Selfies that wait, oldest first, each with the main photo it is compared with. Moderators only; every look is logged.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: {
    200: Type.Object(
      { items: Type.Array(SelfieItem), max_id: Type.Integer(), waiting: Type.Integer() },
      { additionalProperties: false },
    ),
  },
  errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing'],
});

export const decideSelfie = endpoint({
  method: 'PUT',
  path: '/staff/selfies/:id',
  summary:
    'Accepts a selfie beside the main photo that `photo` names, or refuses it with a reason that the member reads in their language.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: Type.Object(
    {
      approve: Type.Boolean(),
      reason: Type.Optional(oneOf(selfieReasons)),
      photo: nullable(Type.String({ maxLength: 200 })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
  errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing', 'selfie_photo_changed'],
});

export const selfieReviewContract = { listSelfies, decideSelfie } as const;
