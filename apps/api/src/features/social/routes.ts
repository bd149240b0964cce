import { limits } from '@peonia/contract/limits.ts';
import { socialContract as contract } from '@peonia/contract/social.ts';
import type { FastifyInstance } from 'fastify';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Cards } from '../profiles/public.ts';
import { likesByMember, likesOfMember, mutualLikes } from './like.sql.ts';
import { listLikes } from './list-likes.ts';
import { setLike } from './set-like.ts';

export function socialRoutes(app: FastifyInstance, edge: Edge, { cards }: { cards: Cards }): void {
  route(app, edge, contract.setLike, (call) => setLike(call, cards));
  route(app, edge, contract.listMyLikes, (call) => listLikes(call, likesByMember, cards, limits));
  route(app, edge, contract.listLikesOfMe, (call) => listLikes(call, likesOfMember, cards, limits));
  route(app, edge, contract.listMutualLikes, (call) => listLikes(call, mutualLikes, cards, limits));
}
