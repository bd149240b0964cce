import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { brokenRules, makeSpecMap } from './spec-map/make-spec-map.ts';
import { rules } from './spec-map/rules.ts';

const broken = brokenRules(root, rules);
for (const problem of broken) console.error(problem);
writeFileSync(join(root, 'docs/spec-map.md'), makeSpecMap(root, rules));
process.exitCode = broken.length === 0 ? 0 : 1;
