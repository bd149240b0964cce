import Type, { type Static } from 'typebox';
import { nullable } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { MemberCard } from './member-card.ts';
import { NoParams, Page, PageQuery, NoQuery } from './paging.ts';

const LikeList = {
  method: 'GET',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: PageQuery,
  body: null,
  reply: { 200: Page(MemberCard) },
  errors: ['session_over'],
} as const;

/** Somebody who likes the reader, with the note that came along. */
export const LikedMeCard = Type.Object(
  { ...MemberCard.properties, note: nullable(Type.String()) },
  { additionalProperties: false },
);
export type LikedMeCard = Static<typeof LikedMeCard>;

export const setLike = endpoint({
  method: 'POST',
  path: '/likes',
  summary:
    'Likes a member, or takes the like back with `liked: false`. A note goes along once, also with a like that is there already.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      user_id: Type.Integer({ minimum: 1 }),
      liked: Type.Optional(Type.Boolean()),
      note: Type.Optional(Type.String({ minLength: 1, maxLength: limits.like_note_max })),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Type.Object({ liked: Type.Boolean(), mutual: Type.Boolean() }, { additionalProperties: false }) },
  errors: ['session_over', 'not_found', 'message_to_self', 'steps_missing', 'like_notes_used_up'],
});

export const listMyLikes = endpoint({ ...LikeList, path: '/likes', summary: 'Members I like, newest first.' });
export const listLikesOfMe = endpoint({
  ...LikeList,
  path: '/likes/me',
  summary: 'Members who like me, newest first. Beyond the first page for VIP.',
  reply: { 200: Page(LikedMeCard) },
  errors: ['session_over', 'list_for_vip'],
});
export const listMutualLikes = endpoint({
  ...LikeList,
  path: '/likes/mutual',
  summary: 'Members who like me and whom I like, newest first.',
});

export const socialContract = { setLike, listMyLikes, listLikesOfMe, listMutualLikes } as const;
