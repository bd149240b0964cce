import Type from 'typebox';
import { MediaItem } from '../media/media.schema.ts';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, PageQuery, IdParams, NoQuery, Done } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { handSigns, selfieReasons } from '../verification.ts';
import { listSelfies, decideSelfie, undoSelfie } from './selfie-review.ts';

export const SelfieItem = Type.Object(
  {
    id: Type.Integer(),
    user: MemberCard,
    selfie: MediaItem,
    sign: described('What it was asked to show.', oneOf(handSigns)),
    refused: described('Selfies of the same member that were not accepted.', Type.Integer()),
    waiting_since: Type.String(),
  },
  { additionalProperties: false },
);

export const selfieReviewSchemas = {
  listSelfies: {
    summary:
      'Selfies that wait, oldest first, each with the main photo it is compared with. Moderators only; every look is logged.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: {
      200: Type.Object(
        { items: Type.Array(SelfieItem), max_id: Type.Integer(), waiting: Type.Integer() },
        { additionalProperties: false },
      ),
    },
    errors: staffErrors,
  },
  decideSelfie: {
    summary:
      'Accepts a selfie beside the main photo that `photo` names, or refuses it with a reason that the member reads in their language.',
    limit: { max: 240, seconds: 60 },
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
  },
  undoSelfie: {
    summary:
      'Takes an own decision about a selfie back, within minutes and while the member has changed nothing. The selfie waits again.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing', 'undo_over'],
  },
} as const satisfies EndpointSchemas;

export const selfieReviewContract = define({ listSelfies, decideSelfie, undoSelfie }, selfieReviewSchemas);
