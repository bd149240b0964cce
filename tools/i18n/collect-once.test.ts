import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectOnce } from './collect-once.ts';

let root: string;
let collected: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'peonia-texts-'));
  collected = 0;
  writeFileSync(join(root, 'a.tsx'), 'first');
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const collect = (files = ['a.tsx'], name = 'chat') =>
  collectOnce({ root, name, files, collect: async () => ({ nth: (collected += 1) }) });

test('reads the texts of the same files once', async () => {
  expect([await collect(), await collect()]).toEqual([{ nth: 1 }, { nth: 1 }]);
});

test.each([
  ['a file changes', () => writeFileSync(join(root, 'a.tsx'), 'second')],
  ['another tool reads them', () => writeFileSync(join(root, 'package-lock.json'), '{ "version": 2 }')],
])('reads them again when %s', async (_what, change) => {
  await collect();
  change();
  expect(await collect()).toEqual({ nth: 2 });
});

test('reads them again when a file is added', async () => {
  await collect();
  writeFileSync(join(root, 'b.tsx'), '');
  expect(await collect(['a.tsx', 'b.tsx'])).toEqual({ nth: 2 });
});

test('a catalogue whose name begins like that of another keeps its own', async () => {
  await collect(['a.tsx'], 'chat.dock');
  await collect(['a.tsx'], 'chat');
  expect([await collect(['a.tsx'], 'chat.dock'), await collect(['a.tsx'], 'chat')]).toEqual([{ nth: 1 }, { nth: 2 }]);
});
