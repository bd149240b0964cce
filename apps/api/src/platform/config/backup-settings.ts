import type { Setting } from './settings.ts';

/** Settings of backup, restore and drill, which the program shares an environment with. */
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
    name: 'BACKUP_S3_BUCKET',
    fallback: '',
    meaning: 'Bucket for the media of the backups, not the one of S3_BUCKET; empty puts them into BACKUP_DIR.',
  },
  { name: 'BACKUP_S3_ENDPOINT', fallback: '', meaning: 'Address of the S3-compatible store of that bucket.' },
  { name: 'BACKUP_S3_REGION', fallback: 'us-east-1', meaning: 'Region of that store.' },
  { name: 'BACKUP_S3_ACCESS_KEY', fallback: '', meaning: 'Access key of that store.' },
  { name: 'BACKUP_S3_SECRET_KEY', fallback: '', meaning: 'Secret key of that store.' },
  {
    name: 'PG_BIN',
    fallback: '',
    meaning: 'Folder of the PostgreSQL programs; empty looks in /usr/lib/postgresql and on the PATH.',
  },
] as const satisfies readonly Setting[];
