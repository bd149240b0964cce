import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostmaster } from '../../apps/api/src/platform/db/embedded/embedded-postmaster.ts';

const prefix = 'peonia-throwaway-';

/** A file system in memory. A database of a test file is 1,500 small files: a disk takes ten times as long for them. */
const memory = '/dev/shm';
const roomNeeded = 4 * 1024 ** 3;

/** Makes a data folder nobody keeps, and removes those of runs that were killed before they could. */
export async function makeThrowawayFolder(): Promise<string> {
  await removeLeftovers(tmpdir());
  const isInMemory = hasRoomInMemory();
  if (isInMemory) await removeLeftovers(memory);
  const folder = mkdtempSync(join(isInMemory ? memory : tmpdir(), `${prefix}${process.pid}-`));
  // The database's account must be able to pass; inside, its own folder is private.
  chmodSync(folder, 0o711);
  return folder;
}

/** Containers often have too small a one, and systems other than Linux none. */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomNeeded && freemem() >= roomNeeded;
  } catch {
    return false;
  }
}

/** A killed run may have left its database server too. */
async function removeLeftovers(place: string): Promise<void> {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(prefix))) {
    if (isAlive(Number(name.slice(prefix.length).split('-')[0]))) continue;
    await stopPostmaster(join(place, name, 'postgres'));
    rmSync(join(place, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
