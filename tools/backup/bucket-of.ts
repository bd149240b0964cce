import type { Store } from '../../apps/api/test/topology/start-store.ts';

/** The settings of backups for the bucket of a test's store. */
export function bucketOf({ settings }: Store): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name.startsWith('S3_'))
      .map(([name, value]) => [`BACKUP_${name}`, value]),
  );
}
