import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@peonia/testing/database.ts';
import { expect, it, vi } from 'vitest';
import { startServe } from './serve-process.ts';

it('keeps what was compiled while it runs, so that the start after a kill is a short one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peonia-compiled-'));
  const database = await createTestDatabase();
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());

  const serve = await startServe(database.url, { NODE_COMPILE_CACHE: folder });

  await vi.waitFor(() => expect(files()).not.toEqual([]), { timeout: 30_000 });
  await serve.close();
  await database.drop();
  await rm(folder, { recursive: true });
}, 60_000);
