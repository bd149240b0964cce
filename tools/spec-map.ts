import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from './checks/source/problem.ts';
import { root } from './root.ts';
import { collectTags } from './spec-map/collect-tags.ts';
import { findProblems } from './spec-map/find-problems.ts';
import { makeSpecMap } from './spec-map/make-spec-map.ts';
import { rows } from './spec-map/rows.ts';

const tags = collectTags(root);
const problems = findProblems(root, rows, tags);
for (const problem of problems) console.error(formatProblem(problem));
writeFileSync(join(root, 'docs/spec-map.md'), makeSpecMap(rows, tags));
process.exitCode = problems.length === 0 ? 0 : 1;
