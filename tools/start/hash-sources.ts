import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** All that the web app is built from. */
const sources = [
  'apps/web',
  'packages/contract',
  'packages/core',
  'packages/i18n',
  'packages/ui',
  'package-lock.json',
  'tools/build-web.ts',
  'tools/web',
];
const skipped = /^(node_modules|dist|generated)$|\.test\.tsx?$|^\./;

/** A fingerprint by content, since a checkout or a copy changes every time stamp. */
export function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of listFiles(source))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  const entries = readdirSync(join(root, path), { withFileTypes: true }).filter(({ name }) => !skipped.test(name));
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}
