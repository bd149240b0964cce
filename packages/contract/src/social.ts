import Type from 'typebox';
import { endpoint } from './endpoint.ts';
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

export const setLike = endpoint({
  method: 'POST',
  path: '/likes',
  summary: 'Likes a member, or takes the like back with `liked: false`.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object({ user_id: Type.Integer({ minimum: 1 }), liked: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  reply: { 200: Type.Object({ liked: Type.Boolean(), mutual: Type.Boolean() }, { additionalProperties: false }) },
  errors: ['session_over', 'not_found', 'message_to_self', 'steps_missing'],
});

export const listMyLikes = endpoint({ ...LikeList, path: '/likes', summary: 'Members I like, newest first.' });
export const listLikesOfMe = endpoint({ ...LikeList, path: '/likes/me', summary: 'Members who like me, newest first. Beyond the first page for VIP.', errors: ['session_over', 'list_for_vip'] });
export const listMutualLikes = endpoint({ ...LikeList, path: '/likes/mutual', summary: 'Members who like me and whom I like, newest first.' });

export const socialContract = { setLike, listMyLikes, listLikesOfMe, listMutualLikes } as const;
