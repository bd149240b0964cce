import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBlobStore } from '../apps/api/src/platform/blobs/open-blob-store.ts';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import { readBackupSettings } from './backup/backup-settings.ts';
import { findBackup, restoreBackup } from './backup/restore-backup.ts';
import { restoreMedia } from './backup/restore-media.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run restore -- --into <empty folder> [--to 2026-05-01T12:00:00Z] [--media]
Makes a PostgreSQL data folder of the newest backup before the time. --media also fills the media store.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { into: { type: 'string' }, to: { type: 'string' }, media: { type: 'boolean', default: false } },
  });
  const to = values.to === undefined ? null : new Date(values.to);
  if (values.into === undefined || Number.isNaN(to?.getTime())) throw new Error(usage);
  const settings = readBackupSettings(process.env);
  const manifest = await findBackup(settings, to);
  const folder = resolve(values.into);
  const server = await restoreBackup(settings, { manifest, folder, to });
  await server.stop();
  // A dump may have been loaded by a newer version.
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  console.log(`${folder} is the data folder of PostgreSQL ${version}, from backup ${manifest.id}.`);
  if (values.media) {
    const blobs = await openBlobStore(readConfig(process.env));
    console.log(`${await restoreMedia(settings, manifest.id, blobs)} media were missing and are back.`);
  }
  return 0;
});
