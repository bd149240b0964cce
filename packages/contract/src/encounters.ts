import Type, { type Static } from 'typebox';
import { nullable } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { MemberCard } from './member-card.ts';
import { Done, IdParams, NoParams, NoQuery, Page, PageQuery } from './paging.ts';

const closed = { additionalProperties: false } as const;

/** A member of the daily deck: the card, a few of their own words, and what both have in common. */
export const EncounterCard = Type.Object(
  {
    ...MemberCard.properties,
    /** Beginning of the biography; empty where there is none. */
    words: Type.String(),
    /** Html lang of the words. */
    language: Type.String(),
    /** Codes of what both are here for. */
    purposes: Type.Array(Type.Integer()),
    /** Languages that both speak. */
    spoken: Type.Array(Type.String()),
    /** They live in the same city. */
    near: Type.Boolean(),
    /** Further answers that are the same, by the name of the field. */
    alike: Type.Array(Type.String()),
  },
  closed,
);
export type EncounterCard = Static<typeof EncounterCard>;

export const listEncounters = endpoint({
  method: 'GET',
  path: '/encounters',
  summary:
    'Whom the reader may meet today and has not answered yet. The same people all day; more than the day’s share is for VIP.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: {
    200: Type.Object(
      {
        ...Page(EncounterCard).properties,
        /** People of today's share, answered ones included. */
        total: Type.Integer(),
        /** When the next deck comes. */
        refills_at: Type.String(),
        /** Who was passed last today: that one can be taken back. */
        last_passed: nullable(Type.Integer()),
      },
      closed,
    ),
  },
  errors: ['session_over', 'steps_missing', 'daily_share_used_up'],
});

export const passEncounter = endpoint({
  method: 'POST',
  path: '/encounters',
  summary:
    'Passes somebody of today’s deck: they do not come again for 30 days, and never hear of it. A yes is POST likes.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object({ user_id: Type.Integer({ minimum: 1 }) }, closed),
  reply: { 200: Done },
  errors: ['session_over', 'not_found', 'daily_share_used_up'],
});

export const undoEncounter = endpoint({
  method: 'DELETE',
  path: '/encounters/:id',
  summary:
    'Takes the last pass back, where it was this member’s. Answers the card, or null when they may not be shown any more.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'natural',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Type.Object({ user: nullable(EncounterCard), last_passed: nullable(Type.Integer()) }, closed) },
  errors: ['session_over', 'not_found'],
});

export const encountersContract = { listEncounters, passEncounter, undoEncounter } as const;
