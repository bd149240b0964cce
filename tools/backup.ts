import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBlobStore } from '../apps/api/src/platform/blobs/open-blob-store.ts';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import { directUrl } from '../apps/api/src/platform/db/connections/direct-url.ts';
import { readBackupSettings } from './backup/backup-settings.ts';
import { makeBackup } from './backup/make-backup.ts';
import { pruneBackups } from './backup/manifest.ts';
import { runCommand } from './run-command.ts';

/** The account of a folder can neither delete nor complete what root writes there. */
function refuseForeignFolder(folder: string): void {
  const owner = existsSync(folder) ? statSync(folder).uid : 0;
  if (process.getuid?.() === 0 && owner !== 0)
    throw new Error(
      `BACKUP_DIR ${folder} belongs to account ${owner}, which could not delete what root writes: systemctl start peonia-backup.`,
    );
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { base: { type: 'boolean' }, dump: { type: 'boolean' } } });
  const kind = (['base', 'dump'] as const).find((one) => values[one] === true);
  const settings = readBackupSettings(process.env);
  refuseForeignFolder(settings.folder);
  const config = readConfig(process.env);
  const databaseUrl = directUrl(config);
  if (databaseUrl === '') throw new Error('DATABASE_URL must name the database.');
  const { id, file, media, ...made } = await makeBackup(settings, {
    databaseUrl,
    blobs: await openBlobStore(config),
    env: process.env,
    ...(kind === undefined ? {} : { kind }),
  });
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`${id}: ${made.kind}, ${megabytes(file.bytes)}; ${media.files} media, ${megabytes(media.bytes)}.`);
  for (const old of await pruneBackups(settings)) console.log(`${old} is deleted: older than ${settings.days} days.`);
  return 0;
});
