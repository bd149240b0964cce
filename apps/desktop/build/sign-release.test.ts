import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readManifest } from '../src/updates/read-manifest.ts';
import { makeSigningKey, signRelease } from './sign-release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('signs a release so that the client reads it', () => {
  const now = Date.parse('2026-03-01T00:00:00Z');
  const key = makeSigningKey(join(folder, 'key.pem'));
  writeFileSync(join(folder, 'peonia-1.2.0-linux-x86_64.AppImage'), 'linux');
  writeFileSync(join(folder, 'peonia-1.2.0-windows-x64.exe'), 'windows');
  writeFileSync(join(folder, 'peonia-1.2.0-linux-x64.deb'), 'not for updates');

  const made = signRelease(folder, '1.2.0', readFileSync(join(folder, 'key.pem'), 'utf8'), now);

  const [text, signature] = ['manifest.json', 'manifest.json.sig'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const read = readManifest(text ?? '', signature ?? '', [key], now);
  expect(read).toEqual(made);
  expect(read.files.map(({ platform, architecture, size }) => [platform, architecture, size])).toEqual([
    ['linux', 'x64', 5],
    ['windows', 'x64', 7],
  ]);
});

it('refuses a folder with files of another version, and never overwrites a key', () => {
  makeSigningKey(join(folder, 'key.pem'));
  writeFileSync(join(folder, 'peonia-1.1.0-linux-x64.AppImage'), 'linux');
  const pem = readFileSync(join(folder, 'key.pem'), 'utf8');

  expect(() => signRelease(folder, '1.2.0', pem)).toThrow('1.1.0');
  expect(() => makeSigningKey(join(folder, 'key.pem'))).toThrow('exists');
});
