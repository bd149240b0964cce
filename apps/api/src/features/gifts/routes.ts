import { giftsContract as contract } from '@peonia/contract/gifts.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import { listGifts } from './list-gifts.ts';
import { listReceived, updateShelf } from './list-received.ts';

export function giftsRoutes(app: FastifyInstance, edge: Edge, { config }: { config: Config }): void {
  route(app, edge, contract.listGifts, (call) => listGifts(call, config.limits));
  route(app, edge, contract.listReceivedGifts, listReceived);
  route(app, edge, contract.updateGiftShelf, updateShelf);
}
