import multipart from '@fastify/multipart';
import { mediaContract as contract } from '@peonia/contract/media/media.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { fileTextsSaved, mayReviewFiles, media as mediaHook } from './hooks.ts';
import { uploadFiles } from './ingest/upload-files.ts';
import { deleteUploads, listUploads, updateUpload } from './items/change-uploads.ts';
import { serveMedia } from './items/serve-media.ts';
import { tusRoutes } from './resumable/tus-routes.ts';

export async function mediaRoutes({ server: app, edge, config, use }: Context): Promise<void> {
  const media = use(mediaHook);
  const { ingest, view, signer, folder, isReviewed } = media;
  const { blobs, limits, quarantine, db } = ingest;
  const files = limits.upload_files_max;
  await app.register(multipart, {
    limits: {
      files,
      fileSize: limits.upload_bytes_max,
      parts: files * 2,
      fields: files,
      fieldSize: 1_024,
      headerPairs: 50,
    },
  });
  app.addHook('onReady', quarantine.clear);
  app.addHook('onClose', async () => media.worker.close());
  route(app, edge, contract.uploadFiles, (call) => uploadFiles(call, ingest, view), { transaction: 'none' });
  route(app, edge, contract.listUploads, (call) => listUploads(call, view));
  route(app, edge, contract.updateUpload, (call) =>
    updateUpload(call, { view, limits, isReviewed, onWaiting: media.examine, fileTextsSaved: use(fileTextsSaved) }),
  );
  route(app, edge, contract.deleteUploads, deleteUploads);
  tusRoutes(app, { ...ingest, folder });
  serveMedia(app, { db, blobs, signer, mediaUrl: config.mediaUrl, mayReview: use(mayReviewFiles) });
}
