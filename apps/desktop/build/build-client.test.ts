import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildPreload } from './build-client.ts';

it('makes the preload script one file that needs Electron alone, as the sandbox demands', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-preload-'));
  await buildPreload(folder);
  const text = readFileSync(join(folder, 'preload.cjs'), 'utf8');
  rmSync(folder, { recursive: true });

  expect([...text.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name]) => name)).toEqual(['electron']);
});
