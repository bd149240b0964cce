import { deskFilesContract as contract } from '@peonia/contract/operation/deskfiles.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { media } from '../media/public.ts';
import { deskFileHolders } from './hooks.ts';
import { readDeskFile } from './read-desk-file.ts';
import { sendDeskFile } from './send-desk-file.ts';

export function deskFilesRoutes({ server, edge, blobs, use, useAll }: Context): void {
  const { ingest } = use(media);
  const reading = { blobs, holders: useAll(deskFileHolders) };
  route(server, edge, contract.sendDeskFile, (call) => sendDeskFile(call, ingest), { transaction: 'none' });
  route(server, edge, contract.readDeskFile, (call) => readDeskFile(call, reading));
}
