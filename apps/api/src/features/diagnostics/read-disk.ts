import { statfs } from 'node:fs/promises';
import type { HealthFact } from '@peonia/contract/health.ts';

/** Free space of the disk of `DATA_DIR` in per cent. Uploads stop below `leastPercent`. */
export async function readDisk(folder: string, leastPercent: number): Promise<HealthFact> {
  const disk = await statfs(folder).catch(() => null);
  if (disk === null || disk.blocks === 0) return { name: 'disk_free_percent', state: 'unknown', value: null, at: null };
  const value = Math.floor((disk.bavail / disk.blocks) * 100);
  const state = value < leastPercent ? 'bad' : value < leastPercent * 2 ? 'watch' : 'good';
  return { name: 'disk_free_percent', state, value, at: null };
}
