import { relationshipsContract as contract } from '@peonia/contract/social/relationships.schema.ts';
import type { FastifyInstance } from 'fastify';
import { StatusReply } from '../../../platform/http/replies/status-reply.ts';
import { route, type Edge } from '../../../platform/http/route.ts';
import { actOnMember } from './act-on-member.ts';
import { friendValue } from './friendship.ts';
import { listDeclined, listRelationships, listRequests } from './list-relationships.ts';
import { deleteNote, readNote, saveFriendNote, saveNote } from './note-member.ts';
import type { RelationshipContext } from './relationship-context.ts';

export function relationshipsRoutes(app: FastifyInstance, edge: Edge, context: RelationshipContext): void {
  const besideProof = { readsBesideProof: true, readsReplica: true };
  route(app, edge, contract.listFriendRequests, (call) => listRequests(call, context), besideProof);
  route(app, edge, contract.askFriend, async (call) => {
    const friend = friendValue(await actOnMember(call, context, call.body.user_id, 'ask'));
    return new StatusReply(friend === 3 ? 201 : 202, { friend });
  });
  route(app, edge, contract.answerFriend, async (call) => {
    return {
      friend: friendValue(
        await actOnMember(call, context, call.body.user_id, call.body.status === 2 ? 'accept' : 'end'),
      ),
    };
  });
  route(app, edge, contract.listDeclinedRequests, (call) => listDeclined(call, context), { readsBesideProof: true });
  route(app, edge, contract.listFriends, (call) => listRelationships(call, 'friend', context), besideProof);
  route(app, edge, contract.saveFriend, saveFriendNote);
  route(app, edge, contract.deleteFriend, async (call) => {
    await actOnMember(call, context, call.query.user_id, 'unfriend');
    return {};
  });
  route(app, edge, contract.listBlocked, (call) => listRelationships(call, 'block', context), besideProof);
  route(app, edge, contract.blockMember, async (call) => ({
    friend: friendValue(await actOnMember(call, context, call.body.user_id, 'block')),
  }));
  route(app, edge, contract.unblockMember, async (call) => {
    await actOnMember(call, context, call.query.user_id, 'unblock');
    return {};
  });
  route(app, edge, contract.saveRemark, saveNote);
  route(app, edge, contract.getRemark, readNote);
  route(app, edge, contract.deleteRemark, deleteNote);
}
