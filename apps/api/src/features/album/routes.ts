import { albumContract as contract } from '@peonia/contract/media/album.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { paidRoute, route } from '../../platform/http/route.ts';
import { media } from '../media/public.ts';
import { cards as cardsHook } from '../profiles/public.ts';
import { grantAlbumAccess, listAlbumAccess } from './album-access.ts';
import { filesInMessages } from './hooks.ts';
import { listAttachments, listPhotos } from './list-photos.ts';
import { payUploadFastPath } from './pay-upload-fast-path.ts';
import { payUpload, readPaidUpload, readOfferAndOwner } from './pay-upload.ts';

export function albumRoutes({ server: app, edge, database, realtime, limits, use }: Context): void {
  const { view } = use(media);
  const cards = use(cardsHook);
  const messages = use(filesInMessages);
  route(app, edge, contract.listPhotos, (call) => listPhotos(call, { view, limits }), {
    readsBesideProof: true,
    readsReplica: true,
  });
  route(app, edge, contract.listAttachments, (call) => listAttachments(call, { view, limits }));
  route(app, edge, contract.listAlbumAccess, (call) => listAlbumAccess(call, { cards, limits }));
  route(app, edge, contract.grantAlbumAccess, grantAlbumAccess);
  paidRoute(
    app,
    edge,
    contract.payUpload,
    (call, begun) => payUpload(call, begun, { limits, messages }),
    (call, paid) => readPaidUpload(call, paid, view),
    {
      begin: readOfferAndOwner,
      attempt: (call, readKey) => payUploadFastPath(call, readKey, { database, realtime, view, limits, messages }),
      writesBesideProof: true,
    },
  );
}
