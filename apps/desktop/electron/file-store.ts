import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostStore } from '../src/host.ts';

/** One file in the folder of this user, replaced as a whole. */
export function makeStore(folder: string): HostStore {
  const file = join(folder, 'client.json');
  return {
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return null;
      }
    },
    write(text) {
      writeFileSync(`${file}.new`, text, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
