import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostmaster } from '../../apps/api/src/platform/db/embedded-postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres.ts';

const prefix = 'peonia-test-';

/** Starts a server whose data nobody keeps; stopping it removes the data. */
export async function startThrowawayPostgres(): Promise<EmbeddedPostgres> {
  await removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // The database's account must be able to pass; inside, its own folder is private.
  chmodSync(dataDir, 0o711);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, isDurable: false });
  return {
    url,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A run that was killed could not tidy up: its server and its folder go now. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (isAlive(Number(name.slice(prefix.length).split('-')[0]))) continue;
    await stopPostmaster(join(tmpdir(), name, 'postgres'));
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
