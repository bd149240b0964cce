import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mutant } from './mutant.ts';

const folder = join(import.meta.dirname, 'rules');

/** Every mutant of `tools/mutants/rules`, one file per feature. */
export async function listMutants(): Promise<readonly Mutant[]> {
  const files = readdirSync(folder).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<{ mutants: readonly Mutant[] }>),
  );
  return modules.flatMap(({ mutants }) => mutants);
}
