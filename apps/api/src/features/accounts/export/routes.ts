import { accountExportContract as contract } from '@peonia/contract/accounts/account-export.schema.ts';
import type { Context } from '../../../platform/feature.ts';
import { route } from '../../../platform/http/route.ts';
import { exportWorker } from '../hooks.ts';
import { downloadExport } from './download-export.ts';
import { latestExport, startExport } from './start-export.ts';

/** Routes of data exports, and the worker that creates archives in this process. */
export function exportRoutes({ server: app, edge, limits, blobs, use }: Context): void {
  const worker = use(exportWorker);
  route(app, edge, contract.startExport, (call) => startExport(call, { limits, wake: worker.wake }));
  route(app, edge, contract.latestExport, latestExport);
  route(app, edge, contract.downloadExport, (call) => downloadExport(call, blobs));
  app.addHook('onClose', worker.close);
}
