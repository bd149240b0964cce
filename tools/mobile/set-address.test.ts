import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { setAddress } from './set-address.ts';

const files = [
  'capacitor.config.json',
  'android/app/src/main/res/values/strings.xml',
  'ios/App/App/App.entitlements',
  'ios/App/App/Info.plist',
];

function copyOfProjects(): string {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-mobile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) cpSync(join(root, 'apps/mobile', file), join(folder, file), { recursive: true });
  return folder;
}

it('names the site in every place, also a second time', () => {
  const folder = copyOfProjects();

  setAddress(folder, 'https://first.example.test');
  setAddress(folder, 'https://members.example.test/');

  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.map((text) => text.match(/members\.example\.test/g)?.length)).toEqual([1, 1, 2, 1]);
  expect(texts.join('')).not.toMatch(/first\.example\.test|\bexample\.com/);
});

it.each(['', 'http://example.com', 'https://example.com/path', 'example.com'])('refuses %j', (address) => {
  expect(() => setAddress(copyOfProjects(), address)).toThrow('is not the address of a site');
});
