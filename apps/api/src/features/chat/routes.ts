import { chatContract as contract } from '@peonia/contract/chat.ts';
import { messageActsContract as acts } from '@peonia/contract/message-acts.ts';
import { messageTemplatesContract } from '@peonia/contract/message-templates.ts';
import { messageThreadsContract as threads } from '@peonia/contract/message-threads.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Media } from '../media/public.ts';
import type { Cards } from '../profiles/public.ts';
import { deleteMessage } from './acts/delete-message.ts';
import { deleteThread } from './acts/delete-thread.ts';
import { react, takeReactionOff } from './acts/react.ts';
import { readDetails } from './acts/read-details.ts';
import { readMessage } from './acts/read-message.ts';
import { recallMessage } from './acts/recall-message.ts';
import { saveDraft } from './acts/save-draft.ts';
import { listTemplates } from './list-templates.ts';
import { listThreads } from './list-threads.ts';
import { noteDelivered } from './note-delivered.ts';
import type { DeliverParts } from './outgoing.ts';
import { passTyping } from './pass-typing.ts';
import { readThread } from './read-thread.ts';
import { sayHi } from './say-hi.ts';
import { sendMessage } from './send-message.ts';
import { updateThread } from './update-thread.ts';
import { watchPresence } from './watch-presence.ts';

export interface ChatParts {
  readonly config: Config;
  readonly cards: Cards;
  readonly media: Media;
  /** Puts a doubtful message before staff. */
  readonly reportMessage: DeliverParts['reportMessage'];
}

/** Answers what features to the right write messages with. */
export function chatRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, cards, media, reportMessage }: ChatParts,
): DeliverParts {
  const { database, realtime } = edge;
  const { limits } = config;
  const { view, taking } = media;
  const deliver: DeliverParts = { database, realtime, limits, media, reportMessage };

  // Both commit by themselves: one statement where the conversation exists, one short transaction where it begins.
  route(app, edge, contract.sendMessage, (call) => sendMessage(call, deliver), {
    transaction: 'none',
    provesSession: true,
  });
  route(app, edge, contract.sayHi, (call) => sayHi(call, deliver), { transaction: 'none' });
  route(app, edge, threads.listThreads, (call) => listThreads(call, { cards, limits }));
  route(app, edge, threads.getThread, (call) => readThread(call, { cards, view, limits }));
  route(app, edge, threads.updateThread, updateThread);
  route(app, edge, threads.deleteThread, (call) => deleteThread(call, taking));
  route(app, edge, threads.getThreadDetails, (call) => readDetails(call, { view, limits }));
  route(app, edge, threads.saveDraft, (call) => saveDraft(call, limits));
  route(app, edge, acts.getMessage, (call) => readMessage(call, view));
  route(app, edge, acts.deleteMessage, (call) => deleteMessage(call, taking));
  route(app, edge, acts.recallMessage, (call) => recallMessage(call, { limits, media }));
  route(app, edge, acts.setReaction, (call) => react(call, view));
  route(app, edge, acts.removeReaction, (call) => takeReactionOff(call, view));
  route(app, edge, messageTemplatesContract.listTemplates, listTemplates);

  realtime.onFrame('typing', passTyping(realtime));
  realtime.onFrame('delivered', noteDelivered(realtime));
  realtime.onFrame('watch', watchPresence(realtime));
  return deliver;
}
