import { giftsContract as contract } from '@peonia/contract/gifts.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { listGifts } from './list-gifts.ts';
import { listReceived, updateShelf } from './list-received.ts';

export function giftsRoutes({ server: app, edge, limits }: Context): void {
  const besideProof = { readsBesideProof: true };
  route(app, edge, contract.listGifts, (call) => listGifts(call, limits), besideProof);
  route(app, edge, contract.listReceivedGifts, listReceived, { ...besideProof, readsReplica: true });
  route(app, edge, contract.updateGiftShelf, updateShelf);
}
