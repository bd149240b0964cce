import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostmaster } from '../../apps/api/src/platform/db/embedded-postmaster.ts';

const prefix = 'peonia-throwaway-';

/** Makes a data folder nobody keeps, and removes those of runs that were killed before they could. */
export async function makeThrowawayFolder(): Promise<string> {
  await removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // The database's account must be able to pass; inside, its own folder is private.
  chmodSync(folder, 0o711);
  return folder;
}

/** A killed run may have left its database server too. */
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
