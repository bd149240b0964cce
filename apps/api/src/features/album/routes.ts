import { albumContract as contract } from '@peonia/contract/album.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { route, type Edge } from '../../platform/http/route.ts';
import type { MediaView } from '../media/public.ts';
import type { Cards } from '../profiles/public.ts';
import { letIn, listLetIn } from './album-access.ts';
import { listAttachments, listPhotos } from './list-photos.ts';
import { payUpload, type FilesInMessages } from './pay-upload.ts';

export function albumRoutes(
  app: FastifyInstance,
  edge: Edge,
  { view, cards, limits, messages }: { view: MediaView; cards: Cards; limits: Limits; messages: FilesInMessages },
): void {
  route(app, edge, contract.listPhotos, (call) => listPhotos(call, { view, limits }));
  route(app, edge, contract.listAttachments, (call) => listAttachments(call, { view, limits }));
  route(app, edge, contract.listLetIn, (call) => listLetIn(call, { cards, limits }));
  route(app, edge, contract.letIn, letIn);
  route(app, edge, contract.payUpload, (call) => payUpload(call, { view, limits, messages }));
}
