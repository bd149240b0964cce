import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, isServerBuilt, serverBundle, serverOptions } from './build-server.ts';
import { root } from './root.ts';

let folder: string;

beforeAll(async () => {
  folder = dirname(serverBundle);
  if (isServerBuilt()) return;
  // Packages that are not bundled are found from here.
  mkdirSync(join(root, 'apps/api/dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'apps/api/dist/test-'));
  await buildServer(join(folder, 'serve.js'));
}, 120_000);
afterAll(() => {
  if (!isServerBuilt()) rmSync(folder, { recursive: true, force: true });
});

it('names files and lines of the sources in the stack of an error', () => {
  const { stderr } = spawnSync(process.execPath, [...serverOptions, join(folder, 'serve.js')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: 'postgresql://%' },
    encoding: 'utf8',
  });

  expect(stderr).toMatch(/platform\/db\/migrate\/migrate\.ts:\d+:\d+/);
});

it('keeps no text of the sources', () => {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));

  expect(maps).toContain('serve.js.map');
  expect(maps.filter((file) => readFileSync(join(folder, file), 'utf8').includes('"sourcesContent"'))).toEqual([]);
});
