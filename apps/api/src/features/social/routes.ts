import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { socialContract as contract } from '@peonia/contract/social/social.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { hasConversation } from '../privacy/public.ts';
import { cards as cardsHook } from '../profiles/public.ts';
import { noteSaved } from './hooks.ts';
import { likeFastPath } from './likes/like-fast-path.ts';
import { likesByMember, mutualLikes } from './likes/like.sql.ts';
import { listLikes, listLikesOfMe } from './likes/list-likes.ts';
import { replayNotes } from './likes/replay-notes.ts';
import { setLike } from './likes/set-like.ts';
import type { RelationshipContext } from './relationships/relationship-context.ts';
import { relationshipsRoutes } from './relationships/routes.ts';
import { listVisitors, requireVipBeyondFirst } from './visits/list-visitors.ts';

export function socialRoutes({ server: app, edge, limits, realtime, use }: Context): void {
  const context: RelationshipContext = { cards: use(cardsHook), limits, realtime, hasThreadWith: use(hasConversation) };
  const besideProof = { readsBesideProof: true, readsReplica: true };
  const liking = { ...context, noteSaved: use(noteSaved) };
  realtime.onReplay(replayNotes);
  route(app, edge, contract.setLike, (call) => setLike(call, liking), {
    writesBesideProof: true,
    attempt: (call) => likeFastPath(call, edge),
  });
  route(app, edge, contract.listMyLikes, (call) => listLikes(call, likesByMember, limits), besideProof);
  route(
    app,
    edge,
    contract.listLikesOfMe,
    (call) => {
      requireVipBeyondFirst(call, limits);
      return listLikesOfMe(call, limits);
    },
    besideProof,
  );
  route(app, edge, contract.listMutualLikes, (call) => listLikes(call, mutualLikes, limits), besideProof);
  route(app, edge, relationshipsContract.listVisitors, (call) => listVisitors(call, limits), besideProof);
  relationshipsRoutes(app, edge, context);
}
