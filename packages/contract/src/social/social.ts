import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './social.schema.ts';

const LikeList = { method: 'GET', audience: 'member', idempotency: 'safe' } as const;

export type LikedMeCard = Static<typeof schema.LikedMeCard>;

export const setLike = endpoint<typeof schema.socialSchemas.setLike>({
  method: 'POST',
  path: '/likes',
  audience: 'member',
  idempotency: 'natural',
});

export const listMyLikes = endpoint<typeof schema.socialSchemas.listMyLikes>({ ...LikeList, path: '/likes' });

export const listLikesOfMe = endpoint<typeof schema.socialSchemas.listLikesOfMe>({ ...LikeList, path: '/likes/me' });

export const listMutualLikes = endpoint<typeof schema.socialSchemas.listMutualLikes>({
  ...LikeList,
  path: '/likes/mutual',
});
