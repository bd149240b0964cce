import Type from 'typebox';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { limited } from '../protocol/limited.ts';
import { NoParams, PageQuery, Page, NoQuery } from '../protocol/pagination.schema.ts';
import { setLike, listMyLikes, listLikesOfMe, listMutualLikes } from './social.ts';

const LikeList = {
  limit: { max: 120, seconds: 60 },
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(MemberCard) },
  errors: ['session_over'],
} as const;

/** Somebody who likes the reader, with the note that came along. */
export const LikedMeCard = Type.Object(
  {
    ...MemberCard.properties,
    note: nullable(Type.String()),
    suspicious: Type.Optional(described('The note has signals of a fraud: warn the reader.', Type.Literal(true))),
  },
  { additionalProperties: false },
);

export const socialSchemas = {
  setLike: {
    summary:
      'Likes a member, or takes the like back with `liked: false`. A note goes along once, also with a like that is there already.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        user_id: Type.Integer({ minimum: 1 }),
        liked: Type.Optional(Type.Boolean()),
        note: Type.Optional(limited({ maxLength: 'like_note_max' }, Type.String({ minLength: 1 }))),
      },
      { additionalProperties: false },
    ),
    reply: { 200: Type.Object({ liked: Type.Boolean(), mutual: Type.Boolean() }, { additionalProperties: false }) },
    errors: ['session_over', 'not_found', 'message_to_self', 'steps_missing', 'like_notes_used_up', 'messages_slowed'],
  },
  listMyLikes: { ...LikeList, summary: 'Members I like, newest first.' },
  listLikesOfMe: {
    ...LikeList,
    summary: 'Members who like me, newest first. Beyond the first page for VIP.',
    reply: { 200: Page(LikedMeCard) },
    errors: ['session_over', 'list_for_vip'],
  },
  listMutualLikes: { ...LikeList, summary: 'Members who like me and whom I like, newest first.' },
} as const satisfies EndpointSchemas;

export const socialContract = define({ setLike, listMyLikes, listLikesOfMe, listMutualLikes }, socialSchemas);
