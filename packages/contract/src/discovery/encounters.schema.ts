import Type from 'typebox';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, PageQuery, Page, NoQuery, Done, IdParams } from '../protocol/pagination.schema.ts';
import { ListFilters } from './discovery.schema.ts';
import { listEncounters, passEncounter, undoEncounter } from './encounters.ts';

const closed = { additionalProperties: false } as const;

/** A member of the daily deck: the card, a few of their own words, and what both have in common. */
export const EncounterCard = Type.Object(
  {
    ...MemberCard.properties,
    photos: described(
      'Up to 4 public pictures of the album, newest first, 600 wide; the main photo is `photo`.',
      Type.Array(Type.String()),
    ),
    words: described('Beginning of the biography; empty where there is none.', Type.String()),
    language: described('Html lang of the words.', Type.String()),
    purposes: described('Codes of what both are here for.', Type.Array(Type.Integer())),
    spoken: described('Languages that both speak.', Type.Array(Type.String())),
    near: described('They live in the same city.', Type.Boolean()),
    alike: described('Further answers that are the same, by the name of the field.', Type.Array(Type.String())),
  },
  closed,
);

export const encountersSchemas = {
  listEncounters: {
    summary:
      'Whom the reader may meet today and has not answered yet. The same people all day; more than the day’s share is for VIP. Filters narrow the day’s share.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object({ ...PageQuery.properties, ...ListFilters.properties }, closed),
    body: null,
    reply: {
      200: Type.Object(
        {
          ...Page(EncounterCard).properties,
          total: described("People of today's share, answered ones included.", Type.Integer()),
          refills_at: described('When the next deck comes.', Type.String()),
          last_passed: described('Who was passed last today: that one can be taken back.', nullable(Type.Integer())),
        },
        closed,
      ),
    },
    errors: ['session_over', 'steps_missing', 'daily_share_used_up', 'filters_for_vip'],
  },
  passEncounter: {
    summary:
      'Passes somebody of today’s deck: they do not come again for `encounter_days`, and never hear of it. A yes is POST likes.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ user_id: Type.Integer({ minimum: 1 }) }, closed),
    reply: { 200: Done },
    errors: ['session_over', 'not_found', 'daily_share_used_up'],
  },
  undoEncounter: {
    summary:
      'Takes the last pass back, where it was this member’s. Answers the card, or null when they may not be shown any more.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ user: nullable(EncounterCard), last_passed: nullable(Type.Integer()) }, closed) },
    errors: ['session_over', 'not_found'],
  },
} as const satisfies EndpointSchemas;

export const encountersContract = define({ listEncounters, passEncounter, undoEncounter }, encountersSchemas);
