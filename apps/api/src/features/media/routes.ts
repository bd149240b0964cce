import multipart from '@fastify/multipart';
import { mediaContract as contract } from '@peonia/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Config } from '../../platform/config.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import { openQuarantine } from './receive-file.ts';
import { serveMedia } from './serve-media.ts';
import { uploadFiles } from './upload-files.ts';

const filesPerRequest = 10;

export async function mediaRoutes(app: FastifyInstance, edge: Edge, { config, blobs }: { config: Config; blobs: BlobStore }): Promise<void> {
  const { limits } = config;
  const quarantine = openQuarantine(`${config.dataDir}/quarantine`);
  await app.register(multipart, { limits: { files: filesPerRequest, fileSize: limits.upload_bytes_max, parts: filesPerRequest * 2, fields: filesPerRequest, fieldSize: 1_024, headerPairs: 50 } });
  app.addHook('onReady', quarantine.clear);
  route(app, edge, contract.uploadFiles, (call) => uploadFiles(call, { blobs, quarantine, limits }), { transaction: 'none' });
  serveMedia(app, blobs);
}
