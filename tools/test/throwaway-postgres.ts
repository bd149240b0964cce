import { rmSync } from 'node:fs';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/api/src/platform/db/embedded/embedded-postgres.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';

/** Starts a server whose data nobody keeps; stopping it removes the data. */
export async function startThrowawayPostgres(): Promise<EmbeddedPostgres> {
  const dataDir = await makeThrowawayFolder();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, isDurable: false });
  return {
    url,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
