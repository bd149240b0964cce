import { mkdirSync, renameSync, rmSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { BlobStore } from '../../apps/api/src/platform/blobs/blob-store.ts';
import { settings as platformSettings } from '../../apps/api/src/platform/config/config-settings.ts';
import type { BackupSettings } from './backup-settings.ts';
import { copyMedia } from './copy-media.ts';
import { type Manifest, dataFile, folderOf, listBackups, readMedia, writeManifest } from './manifest.ts';
import { openMediaCopies } from './media-copies.ts';
import { connectionEnvironment, findPostgresPrograms, startProgram } from './postgres-programs.ts';
import { sealFile } from './seal.ts';

interface BackupRequest {
  readonly databaseUrl: string;
  readonly blobs: BlobStore;
  readonly env: NodeJS.ProcessEnv;
  /** Absent: `base` where the account may replicate, else `dump`. */
  readonly kind?: 'base' | 'dump';
}

/** Writes one backup: the cluster or the database, new media, the manifest. It appears whole or not at all. */
export async function makeBackup(settings: BackupSettings, request: BackupRequest): Promise<Manifest> {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(settings.folder).filter((entry) => entry.endsWith('.unfinished')))
    rmSync(join(settings.folder, name), { recursive: true });
  const started = new Date();
  const id = started.toISOString().replace(/[-:]|\.\d+/g, '');
  const draft = `${folderOf(settings, id)}.unfinished`;
  mkdirSync(draft, { mode: 0o700 });
  try {
    const manifest = await writeBackup(settings, request, { id, draft, started });
    renameSync(draft, folderOf(settings, id));
    return manifest;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeBackup(
  settings: BackupSettings,
  request: BackupRequest,
  { id, draft, started }: { id: string; draft: string; started: Date },
): Promise<Manifest> {
  const last = listBackups(settings).at(-1);
  const known = last === undefined ? [] : await readMedia(settings, last);
  // The database first: a file without its row is harmless, a row without its file is a gap.
  const database = await copyDatabase(settings, request, join(draft, dataFile));
  const media = await copyMedia(await openMediaCopies(settings), request.blobs, known);
  const manifest: Manifest = {
    id,
    started_at: started.toISOString(),
    ended_at: new Date().toISOString(),
    ...database,
    media: { files: media.length, bytes: media.reduce((sum, { bytes }) => sum + bytes, 0) },
    configuration: publicConfiguration(request.env),
  };
  await writeManifest(settings, draft, manifest, media);
  return manifest;
}

type DatabasePart = Omit<Manifest, 'id' | 'started_at' | 'ended_at' | 'media' | 'configuration'>;

async function copyDatabase(
  settings: BackupSettings,
  { databaseUrl, kind: wanted }: BackupRequest,
  path: string,
): Promise<DatabasePart> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' });
  await client.connect();
  try {
    // One snapshot for the counts and, with a dump, for the data.
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ version: number; user: string; database: string; replicates: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_user as user,
         current_database() as database, rolreplication or rolsuper as replicates from pg_roles where rolname = current_user`,
    );
    const [{ version, user, database, replicates } = { version: 0, user: '', database: '', replicates: false }] = rows;
    const kind = wanted ?? (replicates ? 'base' : 'dump');
    // Before the rows are counted, which takes long.
    const program = findProgram(settings, version, kind === 'base' ? 'pg_basebackup' : 'pg_dump');
    const counts = await countRows(client);
    const migrations = await client.query<{ name: string }>('select name from migration order by name');
    const env = connectionEnvironment(databaseUrl);
    const copyThis = kind === 'base' ? copyCluster : dumpDatabase;
    const { file, wal_start } = await copyThis(settings, { program, env, path, client });
    return {
      kind,
      postgres: version,
      user,
      database,
      wal_start,
      file,
      counts,
      migrations: migrations.rows.map(({ name }) => name),
    };
  } finally {
    await client.end();
  }
}

function findProgram({ postgresFolder: folder }: BackupSettings, major: number, program: string): string {
  return findPostgresPrograms({ folder, major, programs: [program] }).pathOf(program);
}

interface CopyRequest {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
  readonly path: string;
  readonly client: pg.Client;
}

type Copied = Pick<Manifest, 'file' | 'wal_start'>;

async function copyCluster(settings: BackupSettings, { program, env, path, client }: CopyRequest): Promise<Copied> {
  const args = ['--pgdata=-', '--format=tar', '--wal-method=fetch', '--checkpoint=fast', '--verbose'];
  const { child, ended } = startProgram(program, args, env);
  if (child.stdout === null) throw new Error('pg_basebackup has no output');
  const file = await sealFile(child.stdout.pipe(createGzip({ level: 1 })), path, settings.key);
  const [, lsn] = /start point: ([\dA-F]+\/[\dA-F]+)/.exec(await ended) ?? [];
  if (lsn === undefined) throw new Error('pg_basebackup names no start of the log.');
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name($1::pg_lsn) as name', [lsn]);
  return { file, wal_start: rows[0]?.name ?? '' };
}

async function dumpDatabase(settings: BackupSettings, { program, env, path, client }: CopyRequest): Promise<Copied> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
  const args = ['--format=custom', '--compress=1', `--snapshot=${rows[0]?.snapshot}`];
  const { child, ended } = startProgram(program, args, env);
  if (child.stdout === null) throw new Error('pg_dump has no output');
  const file = await sealFile(child.stdout, path, settings.key);
  await ended;
  return { file, wal_start: '' };
}

/** Rows by table of the schema `public`. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await client.query<{ rows: string }>(
      `select count(*)::text as rows from ${pg.escapeIdentifier(name)}`,
    );
    counts[name] = Number(counted.rows[0]?.rows);
  }
  return counts;
}

/** Settings that are no secret; of the others only that they were set. */
function publicConfiguration(env: NodeJS.ProcessEnv): Record<string, string> {
  const secret = /SECRET|KEY|TOKEN|PASSWORD|PRIVATE|URL$|SERIAL/;
  const isKnown = (name: string) => name.startsWith('LIMIT_') || platformSettings.some((one) => one.name === name);
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name, value]) => value !== undefined && isKnown(name))
      .map(([name, value = '']) => [name, secret.test(name) ? '(set)' : value]),
  );
}
