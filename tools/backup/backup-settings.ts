import { resolve } from 'node:path';
import type { backupSettings } from '../../apps/api/src/platform/config/backup-settings.ts';
import type { Config } from '../../apps/api/src/platform/config/config.ts';

export interface BackupSettings {
  readonly folder: string;
  readonly key: string;
  readonly days: number;
  readonly postgresFolder: string;
  /** Bucket of the media; null puts them into the folder. */
  readonly bucket: Config['s3'] | null;
}

type SettingName = (typeof backupSettings)[number]['name'];
type Texts = (name: SettingName) => string;

/** @throws With the name of a wrong setting. */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings {
  const text: Texts = (name) => (env[name] ?? '').trim();
  const days = Number(text('BACKUP_DAYS') || '14');
  if (text('BACKUP_DIR') === '') throw new Error('BACKUP_DIR must name the folder of the backups.');
  if (text('BACKUP_KEY').length < 32) throw new Error('BACKUP_KEY must have at least 32 characters.');
  if (!Number.isInteger(days) || days < 1) throw new Error('BACKUP_DAYS must be a whole number from 1.');
  const bucket = readBucket(text);
  if (bucket !== null && bucket.bucket === env['S3_BUCKET'] && bucket.endpoint === env['S3_ENDPOINT'])
    throw new Error('BACKUP_S3_BUCKET must be another bucket than S3_BUCKET.');
  return {
    folder: resolve(text('BACKUP_DIR')),
    key: text('BACKUP_KEY'),
    days,
    postgresFolder: text('PG_BIN'),
    bucket,
  };
}

function readBucket(text: Texts): Config['s3'] | null {
  const bucket = text('BACKUP_S3_BUCKET');
  if (bucket === '') return null;
  for (const name of ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'] as const)
    if (text(name) === '') throw new Error(`${name} is needed beside BACKUP_S3_BUCKET.`);
  return {
    endpoint: text('BACKUP_S3_ENDPOINT'),
    region: text('BACKUP_S3_REGION') || 'us-east-1',
    bucket,
    accessKey: text('BACKUP_S3_ACCESS_KEY'),
    secretKey: text('BACKUP_S3_SECRET_KEY'),
  };
}
