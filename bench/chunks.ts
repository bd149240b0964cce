import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { gzipKb } from '../tools/web/browser-build.ts';

/**
 * Lists what a page loads, file by file and module by module, each gzipped by itself: `node bench/chunks.ts [module of
 * the page, such as src/routes/home/home-page.tsx]`.
 */
const web = join(import.meta.dirname, '../apps/web');
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
  console.log(`\n${name}: ${kb(files.reduce((sum, file) => sum + gzipKb(chunks.get(file)?.code ?? ''), 0))}`);
  for (const file of files.toSorted(
    (one, other) => gzipKb(chunks.get(other)?.code ?? '') - gzipKb(chunks.get(one)?.code ?? ''),
  ))
    list(file);
}

function list(file: string): void {
  const chunk = chunks.get(file);
  if (chunk === undefined) return;
  console.log(`  ${kb(gzipKb(chunk.code))} ${file}`);
  const modules = Object.entries(chunk.modules).map(([id, { code }]) => ({
    id: id.replace(join(web, '../..'), ''),
    size: gzipKb(code ?? ''),
  }));
  for (const { id, size } of modules
    .filter(({ size: some }) => some > 0.1)
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

function kb(size: number): string {
  return `${size.toFixed(1).padStart(6)} KB`;
}
