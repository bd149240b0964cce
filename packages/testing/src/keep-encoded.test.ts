import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEncoded } from './keep-encoded.ts';

let place: string;
beforeEach(() => void (place = mkdtempSync(join(tmpdir(), 'peonia-encoded-'))));
afterEach(() => rmSync(place, { recursive: true, force: true }));

const source = Buffer.from('a picture');
const encodeTo = (text: string) => vi.fn<() => Promise<Buffer>>(() => Promise.resolve(Buffer.from(text)));

it('the same source with the same settings is encoded once', async () => {
  const again = encodeTo('second');

  await keepEncoded(source, { width: 200 }, encodeTo('first'), place);

  expect(String(await keepEncoded(source, { width: 200 }, again, place))).toBe('first');
  expect(again).not.toHaveBeenCalled();
  expect(readdirSync(place)).toHaveLength(1);
});

it('another source or other settings are encoded for themselves', async () => {
  await keepEncoded(source, { width: 200 }, encodeTo('first'), place);

  expect(String(await keepEncoded(source, { width: 300 }, encodeTo('wider'), place))).toBe('wider');
  expect(String(await keepEncoded(Buffer.from('another'), { width: 200 }, encodeTo('other'), place))).toBe('other');
});

it('where nothing can be kept it is encoded each time', async () => {
  const file = join(place, 'file');
  writeFileSync(file, '');

  expect(String(await keepEncoded(source, {}, encodeTo('first'), file))).toBe('first');
  expect(String(await keepEncoded(source, {}, encodeTo('second'), file))).toBe('second');
});
