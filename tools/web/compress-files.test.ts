import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

const script = readFileSync(join(import.meta.dirname, 'build-worker.ts'));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-compress-'));
  writeFileSync(join(folder, 'app.js'), script);
  writeFileSync(join(folder, 'small.js'), 'let a;');
  writeFileSync(join(folder, 'picture.webp'), Buffer.alloc(2_000));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name));

test('writes compressed copies of texts that are worth it', async () => {
  await compressFiles(folder);

  expect(readdirSync(folder).toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'picture.webp', 'small.js']);
  expect(brotliDecompressSync(read('app.js.br')).equals(script)).toBe(true);
  expect(gunzipSync(read('app.js.gz')).equals(script)).toBe(true);
});

test('replaces the copies of another text', async () => {
  await compressFiles(folder);
  writeFileSync(join(folder, 'app.js'), Buffer.concat([script, script]));
  await compressFiles(folder, { lanes: 1 });

  expect(brotliDecompressSync(read('app.js.br')).length).toBe(2 * script.length);
});
