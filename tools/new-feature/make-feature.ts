import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { checkName } from './check-name.ts';
import { fillCatalogues } from './fill-catalogues.ts';
import { registerFeature } from './register-feature.ts';
import { writeTemplates } from './write-templates.ts';

/** Paths of what was written. */
export interface MadeFeature {
  readonly files: readonly string[];
  readonly edited: readonly string[];
  readonly catalogues: readonly string[];
}

/**
 * Writes a feature below a project root and registers it: a page with one switch, two endpoints, one table, its tests
 * and its texts in all languages. Throws if the name is refused; then nothing is written.
 */
export async function makeFeature(root: string, name: string): Promise<MadeFeature> {
  const problem = checkName(root, name);
  if (problem !== null) throw new Error(problem);
  const edited = registerFeature(root, name);
  const files = writeTemplates(root, name);
  const catalogues = await fillCatalogues(root, name);
  execFileSync(process.execPath, [join('node_modules', 'oxfmt', 'bin', 'oxfmt'), ...files, ...edited], { cwd: root });
  return { files, edited, catalogues };
}
