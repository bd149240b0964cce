import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { diskStore } from '../apps/api/src/platform/blobs/disk-store.ts';
import { migrate } from '../apps/api/src/platform/db/migrate/migrate.ts';
import { readBackupSettings } from '../tools/backup/backup-settings.ts';
import { runDrill } from '../tools/backup/drill.ts';
import { makeBackup } from '../tools/backup/make-backup.ts';
import { listWal, walFolder } from '../tools/backup/manifest.ts';
import { findPostgresPrograms } from '../tools/backup/postgres-programs.ts';
import { giveToPostgres, initialiseScratch, startScratch } from '../tools/backup/scratch-server.ts';
import { root } from '../tools/root.ts';
import { findProgram, postgres } from '../tools/test/require-programs.ts';
import { fillDatabase } from './seed/fill-database.ts';

/**
 * Backup of a database with its log archived, and a drill of it: recovery point and time. The point is the age of the
 * newest archived segment while members write: what is lost with the server at that second.
 */
const { values } = parseArgs({
  options: { members: { type: 'string', default: '100000' }, files: { type: 'string', default: '2000' } },
});
const members = Number(values.members);
const archiveSeconds = 60;
const writingSeconds = 150;
const fileBytes = 100_000;
const folder = mkdtempSync(join(tmpdir(), 'peonia-bench-backup-'));
execFileSync('chmod', ['711', folder]);
const settings = readBackupSettings({
  ...process.env,
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_KEY: 'k'.repeat(32),
});
mkdirSync(join(settings.folder, 'wal'), { recursive: true });
mkdirSync(join(folder, 'store'));
giveToPostgres(settings.folder);
const version = execFileSync(findProgram(postgres) ?? '', ['--version'], { encoding: 'utf8' });
const programs = findPostgresPrograms({
  folder: '',
  major: Number(/\d+/.exec(version)?.[0]),
  programs: ['postgres', 'initdb', 'pg_basebackup', 'pg_dump', 'pg_restore'],
});
const cluster = join(folder, 'cluster');
await initialiseScratch(programs, cluster);
const server = await startScratch(programs, cluster, {
  user: 'postgres',
  settings: {
    archive_mode: 'on',
    archive_timeout: String(archiveSeconds),
    archive_command: `${process.execPath} ${join(root, 'tools/backup/archive-wal.ts')} %p %f`,
  },
  env: { BACKUP_DIR: settings.folder, BACKUP_KEY: settings.key },
});
const query = async <R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<R>(text).finally(() => client.end())).rows;
};

try {
  const admin = server.urlOf('postgres', 'postgres');
  await query(admin, 'create role peonia superuser login replication');
  await query(admin, 'create database peonia owner peonia');
  const url = server.urlOf('peonia', 'peonia');
  await migrate(url);
  await fillDatabase(url, { members, say: console.log });
  const [size] = await query<{ bytes: number }>(url, 'select pg_database_size(current_database())::float8 as bytes');
  const blobs = diskStore(join(folder, 'store'));
  for (let nth = 0; nth < Number(values.files); nth += 1)
    await blobs.put(`${randomBytes(16).toString('hex')}.jpg`, randomBytes(fileBytes), 'image/jpeg');
  const began = performance.now();
  await makeBackup(settings, { databaseUrl: url, blobs, env: process.env, kind: 'base' });
  const backup_seconds = Math.round((performance.now() - began) / 100) / 10;
  // Work after the backup, which the archive has.
  await query(url, 'update account set created_at = created_at where id % 10 = 0');
  const ages: number[] = [];
  const until = performance.now() + writingSeconds * 1_000;
  while (performance.now() < until) {
    await query(url, 'update account set created_at = created_at where id % 1000 = 0');
    const archived = listWal(settings).map((name) => statSync(join(walFolder(settings), name)).mtimeMs);
    ages.push((Date.now() - Math.max(...archived)) / 1_000);
    await sleep(500);
  }
  const report = await runDrill(settings);
  const result = {
    date: new Date().toISOString(),
    cores: availableParallelism(),
    load_average: loadavg().map((load) => Math.round(load * 10) / 10),
    members,
    database_mb: Math.round((size?.bytes ?? 0) / 1e6),
    backup_seconds,
    stored_mb: Math.round(bytesBelow(settings.folder) / 1e6),
    archive_seconds: archiveSeconds,
    recovery_point_worst_seconds: Math.round(Math.max(...ages)),
    ...report,
  };
  console.log(JSON.stringify(result, null, 2));
  writeFileSync(
    join(import.meta.dirname, 'results', `${result.date.slice(0, 10)}-backup.json`),
    `${JSON.stringify(result, null, 2)}\n`,
  );
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function bytesBelow(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
