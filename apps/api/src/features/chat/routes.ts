import { chatContract as contract } from '@peonia/contract/chat.ts';
import { messageTemplatesContract } from '@peonia/contract/message-templates.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Cards } from '../profiles/public.ts';
import type { DeliverParts } from './deliver-message.ts';
import { listTemplates } from './list-templates.ts';
import { listThreads } from './list-threads.ts';
import { noteDelivered } from './note-delivered.ts';
import { passTyping } from './pass-typing.ts';
import { readThread } from './read-thread.ts';
import { sayHi } from './say-hi.ts';
import { sendMessage } from './send-message.ts';
import { updateThread } from './update-thread.ts';
import { watchPresence } from './watch-presence.ts';

export interface ChatParts {
  readonly config: Config;
  readonly cards: Cards;
}

export function chatRoutes(app: FastifyInstance, edge: Edge, { config, cards }: ChatParts): void {
  const { database, realtime } = edge;
  const { limits } = config;
  const deliver: DeliverParts = { database, realtime, limits };

  // Both commit by themselves: one statement where the conversation exists, one short transaction where it begins.
  route(app, edge, contract.sendMessage, (call) => sendMessage(call, deliver), { transaction: 'none' });
  route(app, edge, contract.sayHi, (call) => sayHi(call, deliver), { transaction: 'none' });
  route(app, edge, contract.listThreads, (call) => listThreads(call, { cards, limits }));
  route(app, edge, contract.getThread, (call) => readThread(call, { cards, limits }));
  route(app, edge, contract.updateThread, updateThread);
  route(app, edge, messageTemplatesContract.listTemplates, listTemplates);

  realtime.onFrame('typing', passTyping(realtime));
  realtime.onFrame('delivered', noteDelivered(realtime));
  realtime.onFrame('watch', watchPresence(realtime));
}
