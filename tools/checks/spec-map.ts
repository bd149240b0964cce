import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenRules, makeSpecMap } from '../spec-map/make-spec-map.ts';
import type { Rule } from '../spec-map/rule.ts';
import type { Problem } from './source/problem.ts';

const file = 'docs/spec-map.md';
const source = 'tools/spec-map/rules.ts';

/** The map of the specification is what `npm run spec-map` makes, and what its rules name exists. */
export async function check(root: string): Promise<Problem[]> {
  const { rules } = (await import(join(root, source))) as { rules: readonly Rule[] };
  const broken = brokenRules(root, rules).map((message) => ({ file: source, message }));
  const isFresh = existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === makeSpecMap(root, rules);
  return isFresh ? broken : [...broken, { file, message: 'is out of date: run npm run spec-map' }];
}
