import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertMembers } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWallets } from '../../apps/api/src/features/ledger/transfers/wallet.sql.ts';
import { diskStore } from '../../apps/api/src/platform/blobs/disk-store.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate/migrate.ts';
import { giveGold } from '../../apps/api/test/money/give-gold.ts';
import { startStore } from '../../apps/api/test/topology/start-store.ts';
import { root } from '../root.ts';
import { findProgram, postgres } from '../test/require-programs.ts';
import { type BackupSettings, readBackupSettings } from './backup-settings.ts';
import { bucketOf } from './bucket-of.ts';
import { checkMedia, runDrill } from './drill.ts';
import { makeBackup } from './make-backup.ts';
import { listBackups, listWal, pruneBackups, readMedia } from './manifest.ts';
import { mediaPath } from './media-copies.ts';
import { type PostgresPrograms, findPostgresPrograms } from './postgres-programs.ts';
import { findBackup, restoreBackup } from './restore-backup.ts';
import { restoreMedia } from './restore-media.ts';
import { giveToPostgres, initialiseScratch, startScratch, type ScratchServer } from './scratch-server.ts';

let folder: string;
let settings: BackupSettings;
let programs: PostgresPrograms;
let server: ScratchServer;
let url: string;
let member: { id: number };
const blobs = () => diskStore(join(folder, 'store'));
const blobName = () => `${randomBytes(16).toString('hex')}-whole.webp`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-backup-'));
  execFileSync('chmod', ['711', folder]);
  const env = { ...process.env, BACKUP_DIR: join(folder, 'backups'), BACKUP_KEY: 'k'.repeat(32) };
  settings = readBackupSettings(env);
  mkdirSync(join(settings.folder, 'wal'), { recursive: true });
  giveToPostgres(settings.folder);
  const serverProgram = findProgram(postgres) ?? '';
  const major = Number(execFileSync(serverProgram, ['--version'], { encoding: 'utf8' }).match(/\d+/)?.[0]);
  programs = findPostgresPrograms({
    folder: '',
    major,
    programs: ['postgres', 'initdb', 'pg_basebackup', 'pg_dump', 'pg_restore'],
  });

  const cluster = join(folder, 'cluster');
  await initialiseScratch(programs, cluster);
  server = await startScratch(programs, cluster, {
    user: 'postgres',
    settings: {
      archive_mode: 'on',
      archive_command: `${process.execPath} ${join(root, 'tools/backup/archive-wal.ts')} %p %f`,
    },
    env: { BACKUP_DIR: settings.folder, BACKUP_KEY: settings.key },
  });
  await query(server.urlOf('postgres', 'postgres'), 'create role peonia login replication');
  await query(server.urlOf('postgres', 'postgres'), 'create database peonia owner peonia');
  url = server.urlOf('peonia', 'peonia');
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const members = Array.from({ length: 20 }, (_, at) => ({ name: `Member ${at}` }));
  const [id = 0] = await insertMembers(client, members).finally(() => client.end());
  member = { id };
  await blobs().put(blobName(), randomBytes(3_000_000), 'image/webp');
  await blobs().put(blobName(), Buffer.alloc(0), 'image/webp');
  await give(10);
}, 120_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function query<R extends pg.QueryResultRow>(address: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return (await client.query<R>(text).finally(() => client.end())).rows;
}

async function give(gold: number): Promise<void> {
  const database = openDatabase({ url, pool: 1, statementTimeoutMs: 20_000, name: 'backup-test' });
  await openWallets.run(database, { member_id: member.id });
  await giveGold(database, member, gold).finally(() => database.end());
}

const backup = (kind: 'base' | 'dump') =>
  makeBackup(settings, { databaseUrl: url, blobs: blobs(), env: process.env, kind });

/** Waits until everything written so far is in the archive. */
async function archiveAll(): Promise<void> {
  const [{ name } = { name: '' }] = await query<{ name: string }>(
    server.urlOf('postgres', 'postgres'),
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  await expect.poll(() => listWal(settings).includes(name), { timeout: 20_000 }).toBe(true);
}

test('comes back to the second before a table was dropped', async () => {
  await backup('base');
  await give(5);
  const [{ now } = { now: new Date() }] = await query<{ now: Date }>(url, 'select clock_timestamp() as now');
  const sum = 'select sum(amount)::int as sum, count(*)::int as rows from ledger_entry';
  const before = await query(url, sum);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await query(url, 'drop table ledger_entry cascade');
  await archiveAll();

  const restored = await restoreBackup(settings, {
    manifest: await findBackup(settings, now),
    folder: join(folder, 'restored'),
    to: now,
  });

  try {
    expect(await query(restored.urlOf('peonia', 'peonia'), sum)).toEqual(before);
    await expect(query(url, sum)).rejects.toThrow('does not exist');
  } finally {
    await restored.stop();
  }
}, 60_000);

test('names the end of the archive where it does not reach the wanted time, and leaves the folder empty', async () => {
  const to = new Date(Date.now() + 86_400_000);
  const target = join(folder, 'too-late');

  const restoring = restoreBackup(settings, { manifest: await findBackup(settings, to), folder: target, to });

  await expect(restoring).rejects.toThrow(
    /^The archive ends before [\d:.TZ-]+: its last transaction is of \d{4}-\d\d-\d\d [\d:]+ UTC\. [^\n]*$/,
  );
  expect(readdirSync(target)).toEqual([]);
}, 60_000);

test('the drill restores the newest backup and finds it good', async () => {
  // The primary has lost a table in the test before: it goes on as the restored one.
  await server.stop();
  server = await startScratch(programs, join(folder, 'restored'), { user: 'postgres' });
  url = server.urlOf('peonia', 'peonia');
  await backup('dump');

  const report = await runDrill(settings);

  expect(report).toMatchObject({ kind: 'dump', migrated: [], media_checked: 2, problems: [] });
  expect(report.tables).toBeGreaterThan(50);
  expect(report.rows).toBeGreaterThan(20);
  // As root it writes for the account whose folder it is.
  const { uid } = statSync(settings.folder);
  const written = ['drills', join('drills', `${report.backup}.json`)].map((name) =>
    statSync(join(settings.folder, name)),
  );
  expect(written.map((one) => one.uid)).toEqual([uid, uid]);
}, 60_000);

test('the command copies the database past a pooler', () => {
  const elsewhere = join(folder, 'past-pooler');
  const env = {
    PATH: process.env['PATH'],
    BACKUP_DIR: elsewhere,
    BACKUP_KEY: settings.key,
    DATABASE_URL: 'postgresql://peonia@127.0.0.1:1/peonia',
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: url,
    DATA_DIR: folder,
  };
  mkdirSync(join(folder, 'media'));

  const printed = execFileSync(process.execPath, [join(root, 'tools/backup.ts'), '--dump'], { env, encoding: 'utf8' });

  expect(printed).toContain(': dump, ');
});

test('a backup that fails leaves nothing behind', async () => {
  const before = readdirSync(settings.folder).toSorted();
  const away = 'postgresql://peonia@127.0.0.1:1/peonia';

  await expect(makeBackup(settings, { databaseUrl: away, blobs: blobs(), env: process.env })).rejects.toThrow(
    'ECONNREFUSED',
  );

  expect(readdirSync(settings.folder).toSorted()).toEqual(before);
});

test('a folder that is not there is named', async () => {
  await expect(findBackup({ ...settings, folder: '/nowhere' }, null)).rejects.toThrow(
    'There is no folder /nowhere: mount it, or correct BACKUP_DIR.',
  );
});

test.skipIf(process.getuid?.() !== 0)('the command does not write as root into the folder of another account', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/backup.ts')], {
    env: { BACKUP_DIR: settings.folder, BACKUP_KEY: settings.key, DATABASE_URL: url },
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stderr).toMatch(/^BACKUP_DIR \S+ belongs to account \d+, [^\n]* systemctl start peonia-backup\.\n$/);
});

test('finds changed media', async () => {
  const [id = ''] = listBackups(settings).slice(-1);
  const media = (await readMedia(settings, id)).filter(({ bytes }) => bytes > 0);
  const path = mediaPath(settings, media[0]?.sha256 ?? '');
  const whole = readFileSync(path);
  const changed = Buffer.from(whole);
  changed[1_500_000] = (changed[1_500_000] ?? 0) ^ 1;
  writeFileSync(path, changed);

  const problems = await checkMedia(settings, media);

  expect(problems.join()).toContain('was changed, or BACKUP_KEY is another one');
  writeFileSync(path, whole);
});

test('puts missing media back into the store', async () => {
  const [id = ''] = listBackups(settings).slice(-1);
  rmSync(join(folder, 'store'), { recursive: true });

  expect(await restoreMedia(settings, id, blobs())).toBe(2);

  for (const { name, bytes } of await readMedia(settings, id)) expect(await blobs().sizeOf(name)).toBe(bytes);
});

test('refuses another key and a cut file', async () => {
  const other = { ...settings, key: 'x'.repeat(32) };
  await expect(findBackup(other, null)).rejects.toThrow('BACKUP_KEY is another one');

  const [id = ''] = listBackups(settings).slice(-1);
  const path = join(settings.folder, id, 'manifest');
  const whole = readFileSync(path);
  writeFileSync(path, whole.subarray(0, -1));
  await expect(findBackup(settings, null)).rejects.toThrow('was changed');
  writeFileSync(path, whole);
});

test('keeps no data of a member in the clear', () => {
  const files = readdirSync(settings.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('drills'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

  expect(files.filter((text) => /Member 1|ledger_entry|whole\.webp/.test(text)).length).toBe(0);
});

test('a backup with its media in a bucket is drilled and restored from there', async () => {
  const store = await startStore(0);
  const env = { BACKUP_DIR: join(folder, 'with-bucket'), BACKUP_KEY: settings.key, ...bucketOf(store) };
  const elsewhere = readBackupSettings(env);
  try {
    const { id } = await makeBackup(elsewhere, { databaseUrl: url, blobs: blobs(), env: process.env, kind: 'dump' });

    expect(existsSync(join(elsewhere.folder, 'media'))).toBe(false);
    expect(await runDrill(elsewhere)).toMatchObject({ backup: id, media_checked: 2, problems: [] });

    rmSync(join(folder, 'store'), { recursive: true });
    expect(await restoreMedia(elsewhere, id, blobs())).toBe(2);
    for (const { name, bytes } of await readMedia(elsewhere, id)) expect(await blobs().sizeOf(name)).toBe(bytes);
  } finally {
    await store.close();
  }
}, 60_000);

test('deletes what is older than its term with its log and media', async () => {
  const [first = '', ...later] = listBackups(settings);
  const last = later.at(-1) ?? '';
  const month = Date.now() + 30 * 86_400_000;

  expect(await pruneBackups(settings, Date.now())).toEqual([]);
  expect(await pruneBackups(settings, month)).toEqual([first, ...later.slice(0, -1)]);

  expect(listBackups(settings)).toEqual([last]);
  expect(listWal(settings).filter((name) => /^[\dA-F]{24}/.test(name))).toEqual([]);
  expect((await readMedia(settings, last)).length).toBe(2);
});
