import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { pictureWorks } from '../../apps/api/src/features/media/ingest/picture-works.ts';
import type { EmbeddedPostgres } from '../../apps/api/src/platform/db/embedded/embedded-postgres.ts';
import { openWorkProcess } from '../../apps/api/src/platform/workload/work-process.ts';
import { isServerBuilt, serverBundle } from '../build-server.ts';
import { root } from '../root.ts';
import { waitUntilReady } from '../start/serve-child.ts';
import { waitForPort } from '../start/wait-for-port.ts';
import { startThrowawayPostgres } from '../test/throwaway-postgres.ts';
import { makeRelease } from './make-release.ts';

let postgres: EmbeddedPostgres;
let parent: string;
let folder: string;
let address: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const [database, port] = await Promise.all([startThrowawayPostgres(), waitForPort('127.0.0.1', 0)]);
  postgres = database;
  parent = mkdtempSync(join(tmpdir(), 'peonia-release-'));
  // Outside of the repository: nothing of its node_modules is found from here.
  folder = join(parent, 'release');
  await makeRelease(folder, isServerBuilt() ? { builtServer: dirname(serverBundle) } : {});
  address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['bin/serve.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATABASE_URL: postgres.url,
      DATA_DIR: join(parent, 'data'),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => void child.once('exit', (code) => resolve(code ?? 1)));
  stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  if (!(await waitUntilReady(address, ended))) throw new Error('The release ended before it was ready.');
}, 240_000);

afterAll(async () => {
  await stop();
  await postgres.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** Runs Node in the release, with the settings of an installation whose pooler does not answer. */
const runNode = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: 'postgresql://peonia@127.0.0.1:1/peonia',
      DATABASE_POOLER: 'transaction',
      DATABASE_DIRECT_URL: postgres.url,
      ...settings,
    },
    encoding: 'utf8',
  });
const run = (command: string, args: readonly string[] = [], settings: Readonly<Record<string, string>> = {}) =>
  runNode([`bin/${command}.mjs`, ...args], settings);

test('the release serves with its own migrations and media store', async () => {
  const reply = await fetch(`${address}/readyz`);

  expect(await reply.json()).toEqual({
    status: 'ready',
    components: { database: 'up', migrations: 'up', redis: 'off', storage: 'up' },
  });
});

test('the release renders the landing page', async () => {
  const reply = await fetch(`${address}/de/`);

  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('<html lang="de"');
});

test('the release reads its texts in the language of the request', async () => {
  const reply = await fetch(`${address}/v1/nowhere`, { headers: { 'accept-language': 'de' } });

  expect(reply.status).toBe(404);
  expect(JSON.stringify(await reply.json())).toContain('gibt es');
});

test('the release hashes passwords with its own native package', async () => {
  const reply = await fetch(`${address}/v1/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-id': '0b9c6f3e-6f0a-4d3e-9a53-1f6f6f3b7a10' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'not-a-password' }),
  });

  expect(await reply.text()).toContain('The login or password is incorrect');
});

test('the release works on pictures in the process that it brings', async () => {
  const work = openWorkProcess<typeof pictureWorks>(join(folder, 'apps/api/dist'), 'picture-process');
  const pictures = join(root, 'packages/testing/pictures');
  const name = readdirSync(pictures).find((file) => file.endsWith('.webp')) ?? '';

  const { encoded } = await work('renditionsOf', readFileSync(join(pictures, name)), 40);

  expect([...encoded.keys()]).toEqual(['post', 'square', 'avatar', 'small', 'blur']);
});

test('the release brings the commands of its operator, which go past a pooler', () => {
  expect(run('migrate').stdout).toContain('The database is up to date.');
  expect(run('ledger-check').stdout).toContain('The books are sound.');
  expect(run('cards-rebuild').stdout).toContain('All cards are as they ought to be.');
  expect(run('reseal').stdout).toContain('SECRET opens everything.');
  expect(run('staff', ['list']).stdout).toContain('Nobody has a role.');
  for (const command of ['backup', 'drill', 'archive-wal'])
    expect(run(command).stderr).toContain('BACKUP_DIR must name the folder');
  expect(run('restore').stderr).toContain('--into <empty folder>');
});

test.each(['staff', 'migrate', 'ledger-check', 'cards-rebuild', 'reseal'])(
  'the command %s names in one line a database that is away, and a wrong setting',
  (command) => {
    const away = 'postgresql://peonia:password@127.0.0.1:1/peonia';
    const args = command === 'staff' ? ['list'] : [];

    expect(run(command, args, { DATABASE_DIRECT_URL: away })).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'The database at 127.0.0.1:1 is away, nothing listens there: start it, or correct DATABASE_DIRECT_URL.\n',
    });
    expect(run(command, args, { PORT: 'eighty' })).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'PORT must be a whole number from 0 to 65535; it is "eighty".\n',
    });
  },
);

test.each([
  [['grant', 'Nobody', 'admin'], 'there is no active member called Nobody.'],
  [['revoke', 'Nobody', 'admin'], 'no member called Nobody is admin.'],
  [['revoke', 'Nobody', 'translator', 'de:ja'], 'no member called Nobody is translator for de:ja.'],
  [['reset', 'Nobody'], 'no active member called Nobody has a second factor for the staff pages.'],
])('staff %j says that it changes nothing, and why', (args, why) => {
  const { status, stderr } = run('staff', args);

  expect(status).toBe(1);
  expect(stderr).toMatch(/^[^\n]*\n$/);
  expect(stderr).toContain(`Nothing is changed: ${why}`);
});

test.each([
  ['backup', '--dmp'],
  ['restore', '--onto'],
])('the command %s refuses an option that it does not know', (command, option) => {
  expect(run(command, [option]).stderr).toMatch(new RegExp(`^Unknown option '${option}'[^\\n]*\\n$`));
});

test('a release that cannot start says why in one line of the log', () => {
  const { status, stderr } = run('serve', [], { NODE_ENV: 'production', SECRET: 'short' });

  expect(status).toBe(1);
  expect(JSON.parse(stderr)).toMatchObject({ level: 60, msg: 'SECRET must have at least 32 characters.' });
});

/** What needs a checkout: compose, clusters, images, measurements, the build of the apps. */
const inCheckout = /^(?:bench|apps|deploy\/(?:compose|kubernetes|\w*\.?Dockerfile))/;

test('stacks of a release name files below its own folder', () => {
  const dist = join(folder, 'apps/api/dist');
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap((file) => {
    const map = JSON.parse(readFileSync(join(dist, file), 'utf8')) as { sources: string[] };
    return map.sources.map((source) => relative(folder, join(dirname(join(dist, file)), source)));
  });

  expect(sources).toContain('apps/api/src/serve.ts');
  expect(sources.filter((source) => source.startsWith('..'))).toEqual([]);
});

test('a release holds what its install page and runbooks lead to', () => {
  const runbooks = readdirSync(join(folder, 'docs/runbooks')).map((name) => `docs/runbooks/${name}`);
  const names = ['docs/install.md', 'docs/scale.md', ...runbooks];
  const missing = names.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .map(([, link = '']) => join(dirname(name), link))
      .filter((path) => !inCheckout.test(path) && !existsSync(join(folder, path))),
  );

  expect(missing).toEqual([]);
});

test('a script of the release runs a command with the settings of the environment', () => {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, ...args] = scripts['ledger:check']?.split(' ') ?? [];

  expect(runNode(args).stdout).toContain('The books are sound.');
});

test('the release holds what its runbooks name', () => {
  const named = ['deploy/systemd', 'deploy/nginx/rolling-restart.sh', 'docs/configuration.md', 'docs/runbooks'];

  expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

test('the release holds checksums, licences and a bill of materials', () => {
  const sums = spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });
  const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as { components: unknown[] };

  expect(sums.stdout + sums.stderr).toBe('');
  expect(bill.components.length).toBeGreaterThan(50);
  expect(readFileSync(join(folder, 'licences/LIST.txt'), 'utf8')).toMatch(/^fastify\t\d/m);
  expect(existsSync(join(folder, 'node_modules/typescript'))).toBe(false);
});
