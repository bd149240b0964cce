import { join, resolve } from 'node:path';
import { readPostmaster } from '../../apps/api/src/platform/db/embedded/embedded-postmaster.ts';

/** Address of the embedded database that `npm start` has brought up on a data folder. Throws where none runs. */
export function embeddedUrl(dataDir: string): string {
  const running = readPostmaster(join(resolve(dataDir), 'postgres'));
  if (running === undefined)
    throw new Error('No database runs on this data folder. Start the program first, or set DATABASE_URL.');
  return `postgresql://peonia@localhost/peonia?host=${encodeURIComponent(running.socketDir)}`;
}
