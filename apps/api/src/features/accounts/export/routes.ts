import { accountExportContract as contract } from '@peonia/contract/account-export.ts';
import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Config } from '../../../platform/config.ts';
import { route, type Edge } from '../../../platform/http/route.ts';
import { downloadExport } from './download-export.ts';
import { openExportWorker, type ExportWorker } from './export-worker.ts';
import type { Exporter } from './exporter.ts';
import { latestExport, startExport } from './start-export.ts';

export interface ExportParts {
  readonly config: Config;
  readonly blobs: BlobStore;
  readonly exporters: readonly Exporter[];
  nudge(): void;
}

/** Archives of a member's own data, and the worker that makes them in this process. */
export function exportRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, blobs, exporters, nudge }: ExportParts,
): ExportWorker {
  const worker = openExportWorker({ database: edge.database, blobs, config, log: app.log, exporters, nudge });
  route(app, edge, contract.startExport, (call) => startExport(call, { limits: config.limits, wake: worker.wake }));
  route(app, edge, contract.latestExport, latestExport);
  route(app, edge, contract.downloadExport, (call) => downloadExport(call, blobs));
  app.addHook('onClose', worker.close);
  return worker;
}
