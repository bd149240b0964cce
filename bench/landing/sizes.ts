import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Weighs the JavaScript of the landing page, gzipped: what runs before the first touch, and everything up to the sent form.
 * Run after a build: `node bench/landing/sizes.ts [folder of the browser's build]`. Ends with 1 where a budget is passed.
 * Budgets: requirements 38.
 */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const budgets = { boot: 3, beforeTouch: 60, all: 110 } as const;
const client = process.argv[2] ?? join(import.meta.dirname, '../../apps/web/dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const boot = weigh([fileOf('src/boot.ts')]);
// One catalogue comes with the program: the heaviest language counts.
const catalogues = Object.keys(manifest).filter((name) => /locales\/[a-z]{2}\/accounts\.po$/.test(name));
const catalogue = Math.max(0, ...catalogues.map((name) => weigh([fileOf(name)])));
const program = [...reach('src/entry-landing.tsx')];
const all = boot + weigh(program) + catalogue;

const rows = [
  { what: 'boot script', kb: boot, budget: budgets.boot },
  // The program itself waits for the first touch, so the boot script is all there is before.
  { what: 'before the first touch', kb: boot, budget: budgets.beforeTouch },
  { what: 'in all', kb: all, budget: budgets.all },
];
for (const { what, kb, budget } of rows) console.log(`${what.padEnd(24)} ${kb.toFixed(1).padStart(6)} KB of ${budget}`);
for (const file of program.toSorted((a, b) => weigh([b]) - weigh([a])).slice(0, 8)) console.log(`  ${weigh([file]).toFixed(1).padStart(6)} KB ${file}`);
if (rows.some(({ kb, budget }) => kb > budget)) process.exitCode = 1;

function reach(name: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return found;
  seen.add(name);
  found.add(fileOf(name));
  for (const next of manifest[name]?.imports ?? []) reach(next, found, seen);
  return found;
}

function fileOf(name: string): string {
  const file = manifest[name]?.file;
  if (file === undefined) throw new Error(`${name} is not in the manifest of ${client}`);
  return file;
}

function weigh(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) / 1024;
}
