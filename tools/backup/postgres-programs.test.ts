import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedPostgres } from '../../apps/api/src/platform/db/embedded/embedded-postgres.ts';
import { root } from '../root.ts';
import { findProgram, postgres } from '../test/require-programs.ts';
import { startThrowawayPostgres } from '../test/throwaway-postgres.ts';
import { readBackupSettings } from './backup-settings.ts';
import { type Manifest, folderOf, writeManifest } from './manifest.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { findBackup, restoreBackup } from './restore-backup.ts';

/** The programs of Debian, which are older than the server that the project brings. */
const debian = dirname(findProgram(postgres) ?? '');
const debianMajor = Number(
  /\d+/.exec(spawnSync(join(debian, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout)?.[0],
);
const serverMajor = 18;

let server: EmbeddedPostgres;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  server = await startThrowawayPostgres();
  folder = mkdtempSync(join(tmpdir(), 'peonia-programs-'));
  env = {
    PATH: process.env['PATH'],
    DATABASE_URL: server.url,
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY: 'k'.repeat(32),
    PG_BIN: debian,
  };
  mkdirSync(join(folder, 'data/media'), { recursive: true });
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, command), ...args], { env, encoding: 'utf8' });

async function writeBackupOf(id: string, kind: Manifest['kind'], major: number): Promise<void> {
  const settings = readBackupSettings(env);
  mkdirSync(folderOf(settings, id), { recursive: true });
  const manifest: Manifest = {
    id,
    kind,
    started_at: '2026-01-01T00:00:00.000Z',
    ended_at: '2026-01-01T00:01:00.000Z',
    postgres: major,
    user: 'peonia',
    database: 'peonia',
    wal_start: '',
    file: { bytes: 0, sha256: '' },
    migrations: [],
    counts: {},
    media: { files: 0, bytes: 0 },
    configuration: {},
  };
  await writeManifest(settings, folderOf(settings, id), manifest, []);
}

test.each([
  ['--dump', 'pg_dump'],
  ['--base', 'pg_basebackup'],
])('a backup %s by programs older than the server says which it needs, and where they come from', (kind, program) => {
  const { status, stderr } = run('tools/backup.ts', kind);

  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `${program} of PostgreSQL ${serverMajor} or newer are needed; ${debian} has version ${debianMajor}. Install postgresql-client-${serverMajor} (apt.postgresql.org has every version), or let PG_BIN name their folder.\n`,
  });
});

test.each(['dump', 'base'] as const)(
  'a restore of a %s of a newer server says which programs it needs',
  async (kind) => {
    const settings = readBackupSettings(env);
    await writeBackupOf('20260101T000000Z', kind, serverMajor);
    const manifest = await findBackup(settings, null);

    await expect(restoreBackup(settings, { manifest, folder: join(folder, 'restored'), to: null })).rejects.toThrow(
      new RegExp(
        `^postgres[^;\\n]* of PostgreSQL ${serverMajor}[^;\\n]* are needed; ${debian} has version ${debianMajor}\\. Install postgresql-${serverMajor} [^\\n]*$`,
      ),
    );
  },
);

test('the files of a cluster are read by their own version alone, a dump by newer ones as well', () => {
  const older = { folder: debian, major: debianMajor - 1, programs: ['postgres'] };

  expect(() => findPostgresPrograms({ ...older, isExact: true })).toThrow(`${debian} has version ${debianMajor}`);
  expect(findPostgresPrograms(older).pathOf('postgres')).toBe(join(debian, 'postgres'));
});

test('a folder without the programs is named', () => {
  expect(() => findPostgresPrograms({ folder: '/nowhere', major: 15, programs: ['pg_dump'] })).toThrow(
    'pg_dump of PostgreSQL 15 or newer are needed; /nowhere has none.',
  );
});
