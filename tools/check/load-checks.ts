import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Check } from '../checks/source/problem.ts';
import { root } from '../root.ts';

const folder = join(root, 'tools/checks');

/** The names of all rules: every module of `tools/checks` is one, so a new rule needs no list. */
export function listChecks(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();
}

/** Loads one rule. */
export async function loadCheck(name: string): Promise<Check> {
  const { check } = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as { check?: Check };
  if (!check) throw new Error(`tools/checks/${name}.ts exports no check`);
  return check;
}
