import { resolve } from 'node:path';
import type { Setting } from '../../apps/api/src/platform/settings.ts';

/** Settings of backup, restore and drill. */
export const backupSettings = [
  { name: 'BACKUP_DIR', fallback: '', meaning: 'Folder of the backups, best a mount of another machine.' },
  {
    name: 'BACKUP_KEY',
    fallback: '',
    meaning: 'At least 32 characters; encrypts every file of a backup. Keep a copy apart from the machine.',
  },
  {
    name: 'BACKUP_DAYS',
    fallback: '14',
    meaning: 'Days after which a backup is deleted; the newest one always stays.',
  },
  {
    name: 'PG_BIN',
    fallback: '',
    meaning: 'Folder of the PostgreSQL programs; empty looks in /usr/lib/postgresql and on the PATH.',
  },
] as const satisfies readonly Setting[];

export interface BackupSettings {
  readonly folder: string;
  readonly key: string;
  readonly days: number;
  readonly postgresFolder: string;
}

/** @throws With the name of a wrong setting. */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings {
  const text = (name: (typeof backupSettings)[number]['name']) => (env[name] ?? '').trim();
  const days = Number(text('BACKUP_DAYS') || '14');
  if (text('BACKUP_DIR') === '') throw new Error('BACKUP_DIR must name the folder of the backups.');
  if (text('BACKUP_KEY').length < 32) throw new Error('BACKUP_KEY must have at least 32 characters.');
  if (!Number.isInteger(days) || days < 1) throw new Error('BACKUP_DAYS must be a whole number from 1.');
  return { folder: resolve(text('BACKUP_DIR')), key: text('BACKUP_KEY'), days, postgresFolder: text('PG_BIN') };
}
