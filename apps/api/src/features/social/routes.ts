import { socialContract as contract } from '@peonia/contract/social.ts';
import { tiesContract } from '@peonia/contract/ties.ts';
import type { FastifyInstance } from 'fastify';
import { route, type Edge } from '../../platform/http/route.ts';
import { likesByMember, mutualLikes } from './like.sql.ts';
import { listLikes, listLikesOfMe } from './list-likes.ts';
import { setLike } from './set-like.ts';
import { tiesRoutes } from './ties/routes.ts';
import type { TieParts } from './ties/tie-parts.ts';
import { listVisitors, requireVipBeyondFirst } from './visits/list-visitors.ts';

export function socialRoutes(app: FastifyInstance, edge: Edge, parts: Omit<TieParts, 'realtime'>): void {
  const { cards, limits } = parts;
  route(app, edge, contract.setLike, (call) => setLike(call, parts));
  route(app, edge, contract.listMyLikes, (call) => listLikes(call, likesByMember, cards, limits));
  route(app, edge, contract.listLikesOfMe, (call) => {
    requireVipBeyondFirst(call, limits);
    return listLikesOfMe(call, cards, limits);
  });
  route(app, edge, contract.listMutualLikes, (call) => listLikes(call, mutualLikes, cards, limits));
  route(app, edge, tiesContract.listVisitors, (call) => listVisitors(call, cards, limits));
  tiesRoutes(app, edge, { ...parts, realtime: edge.realtime });
}
