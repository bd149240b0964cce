import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Collected<Sources> {
  readonly root: string;
  readonly name: string;
  /** Files that the texts are in, from the root. */
  readonly files: readonly string[];
  collect(): Promise<Sources>;
}

/** What decides, beside the files themselves, which texts are found in them. */
const tools = ['package-lock.json', 'lingui.config.ts'];

/**
 * Texts of a catalogue as `collect` finds them in its files, kept in `node_modules/.cache/texts` until one of the files
 * changes: to parse them all takes a fifth of the checks.
 */
export async function collectOnce<Sources>({ root, name, files, collect }: Collected<Sources>): Promise<Sources> {
  const hash = createHash('sha256');
  for (const file of tools) hash.update(await readFile(join(root, file)).catch(() => ''));
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  const folder = join(root, 'node_modules/.cache/texts');
  const kept = `${name}.${hash.digest('hex')}.json`;
  const known = await readFile(join(folder, kept), 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known) as Sources;

  const sources = await collect();
  await mkdir(folder, { recursive: true });
  // Appears whole: two programs may check at the same time.
  const draft = join(folder, `${kept}.draft-${process.pid}`);
  await writeFile(draft, JSON.stringify(sources));
  await rename(draft, join(folder, kept));
  const isOlder = (entry: string) => entry.split('.').slice(0, -2).join('.') === name && entry !== kept;
  for (const entry of await readdir(folder)) if (isOlder(entry)) await rm(join(folder, entry), { force: true });
  return sources;
}
