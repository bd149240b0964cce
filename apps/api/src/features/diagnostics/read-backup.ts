import { readdir } from 'node:fs/promises';
import type { HealthFact } from '@peonia/contract/operation/health.ts';

/** A backup older than this is late: it runs daily. */
const hours = { watch: 26, bad: 50 } as const;
const idPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Seconds since the newest backup in the folder began. */
export async function ageOfBackup(folder: string, now: number = Date.now()): Promise<number> {
  const { state, at } = await readBackup(folder, now);
  if (state === 'unknown') return NaN;
  return at === null ? Infinity : (now - Date.parse(at)) / 1_000;
}

/** Time of the newest backup in the folder, by its name. Unknown where the program has no `BACKUP_DIR`. */
export async function readBackup(folder: string, now: number = Date.now()): Promise<HealthFact> {
  const unknown: HealthFact = { name: 'backup_at', state: 'unknown', value: null, at: null };
  if (folder === '') return unknown;
  const names = await readdir(folder).catch(() => null);
  if (names === null) return { ...unknown, state: 'bad' };
  const newest = names
    .filter((name) => idPattern.test(name))
    .toSorted()
    .at(-1);
  if (newest === undefined) return { ...unknown, state: 'bad' };
  const at = newest.replace(idPattern, '$1-$2-$3T$4:$5:$6.000Z');
  const age = (now - Date.parse(at)) / 3_600_000;
  return { name: 'backup_at', state: age > hours.bad ? 'bad' : age > hours.watch ? 'watch' : 'good', value: null, at };
}
