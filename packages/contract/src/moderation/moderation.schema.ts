import Type from 'typebox';
import { StaffFile } from '../media/media.schema.ts';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, IdParams, NoQuery, Done } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { reviewParts, reviewSignals, listReview, decideReview, undoReview } from './moderation.ts';
import { removalReasons } from './removal-reasons.ts';

/** An earlier decision about a picture that looks the same. */
export const SeenPicture = Type.Object(
  {
    user_id: described('Whose picture it was.', Type.Integer()),
    outcome: described('What was decided.', oneOf(['approved', 'removed'])),
    reason: nullable(oneOf(removalReasons)),
    by: described('Who decided; null where that is no longer known.', nullable(Type.String())),
    at: nullable(Type.String()),
  },
  { additionalProperties: false },
);

export const ReviewItem = Type.Object(
  {
    id: Type.Integer(),
    user: MemberCard,
    file: StaffFile,
    signals: Type.Array(oneOf(reviewSignals)),
    amount: nullable(Type.Number()),
    waiting_since: Type.String(),
    selfie: described(
      'The accepted selfie of the owner while it is kept, to compare a face with.',
      nullable(Type.Object({ src: Type.String(), at: Type.String() }, { additionalProperties: false })),
    ),
    seen: described('Up to three earlier decisions about the same picture, newest first.', Type.Array(SeenPicture)),
  },
  { additionalProperties: false },
);

export const moderationSchemas = {
  listReview: {
    summary: 'Files that wait for review, oldest first. Moderators only; every look is logged.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        show: Type.Optional(described('`flagged`: reported, or found by the program.', oneOf(reviewParts))),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      { additionalProperties: false },
    ),
    body: null,
    reply: {
      200: Type.Object(
        { items: Type.Array(ReviewItem), max_id: Type.Integer(), waiting: Type.Integer() },
        { additionalProperties: false },
      ),
    },
    errors: staffErrors,
  },
  decideReview: {
    summary: 'Approves a file, or removes it with a reason that the member reads in their language.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      { approve: Type.Boolean(), reason: Type.Optional(oneOf(removalReasons)) },
      { additionalProperties: false },
    ),
    reply: { 200: Done },
    errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing', 'act_on_oneself'],
  },
  undoReview: {
    summary:
      'Takes an own decision about a file back, within minutes and while nothing else became of it. The file waits again; what its owner was shown goes.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing', 'undo_over'],
  },
} as const satisfies EndpointSchemas;

export const moderationContract = define({ listReview, decideReview, undoReview }, moderationSchemas);
