import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/**
 * Lists what a page loads, file by file and module by module, gzipped each by itself: who looks for the weight of a
 * page finds here what brings it. `node bench/landing/chunks.ts [module of the page, such as
 * src/routes/home/home-page.tsx]`.
 */
const web = join(import.meta.dirname, '../../apps/web');
const page = join(web, process.argv[2] ?? 'src/routes/home/home-page.tsx');
process.chdir(web);
process.env['NODE_ENV'] = 'production';
const built = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
const chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

const frame = reach(join(web, 'src/entry-app.tsx'));
const own = reach(page).filter((file) => !frame.includes(file));
for (const [name, files] of [
  ['the frame', frame],
  ['the page', own],
] as const) {
  console.log(`\n${name}: ${kb(files.reduce((sum, file) => sum + weigh(chunks.get(file)?.code ?? ''), 0))}`);
  for (const file of files.toSorted(
    (one, other) => weigh(chunks.get(other)?.code ?? '') - weigh(chunks.get(one)?.code ?? ''),
  ))
    list(file);
}

function list(file: string): void {
  const chunk = chunks.get(file);
  if (chunk === undefined) return;
  console.log(`  ${kb(weigh(chunk.code))} ${file}`);
  const modules = Object.entries(chunk.modules).map(([id, { code }]) => ({
    id: id.replace(join(web, '../..'), ''),
    size: weigh(code ?? ''),
  }));
  for (const { id, size } of modules
    .filter(({ size: some }) => some > 100)
    .toSorted((one, other) => other.size - one.size))
    console.log(`      ${kb(size)} ${id}`);
}

/** The files of a module's chunk and of all that it imports at once. */
function reach(id: string): string[] {
  const first = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === id);
  const found = new Set(first === undefined ? [] : [first.fileName]);
  for (const file of found) for (const next of chunks.get(file)?.imports ?? []) found.add(next);
  return [...found];
}

function weigh(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(6)} KB`;
}
