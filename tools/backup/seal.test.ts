import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSealed, sealFile } from './seal.ts';

const key = 'a key of at least thirty-two characters';
const chunk = 1 << 20;
let folder: string;
let path: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-seal-'));
  path = join(folder, 'file');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seal = (data: Buffer) => sealFile(Readable.from([data]), path, key);
const open = async () => buffer(openSealed(path, key));

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])('reads %d bytes as they were written', async (bytes) => {
  const data = randomBytes(bytes);
  await seal(data);

  expect((await open()).equals(data)).toBe(true);
});

test('refuses a file without its last part', async () => {
  await seal(randomBytes(2 * chunk));
  writeFileSync(path, readFileSync(path).subarray(0, 6 + 16 + chunk + 16));

  await expect(open()).rejects.toThrow('was changed');
});

test('refuses parts in another order', async () => {
  await seal(randomBytes(3 * chunk));
  const file = readFileSync(path);
  const part = (at: number) => file.subarray(22 + at * (chunk + 16), 22 + (at + 1) * (chunk + 16));
  writeFileSync(path, Buffer.concat([file.subarray(0, 22), part(1), part(0), part(2)]));

  await expect(open()).rejects.toThrow('was changed');
});
