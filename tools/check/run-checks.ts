import { formatProblem } from '../checks/source/problem.ts';
import { check as checkCatalogues, describeProblems } from '../i18n/check.ts';
import { root } from '../root.ts';
import { listChecks, loadCheck } from './load-checks.ts';
import { type StepResult, runProgram, runStep } from './run-step.ts';

const tsc = 'node_modules/typescript/bin/tsc';
const oxlint = 'node_modules/oxlint/bin/oxlint';
const oxfmt = 'node_modules/oxfmt/bin/oxfmt';

/** Runs all fast checks: types of both programs, lint, catalogues, and every rule of `tools/checks`. */
export async function runChecks(): Promise<StepResult[]> {
  const programs = [
    runStep('types: api, packages, tools', () => runTypes('tsconfig.json')),
    runStep('types: web, ui', () => runTypes('tsconfig.web.json')),
    runStep('lint', () => runProgram(oxlint, [])),
    runStep('format (npm run format)', () => runProgram(oxfmt, ['--list-different'])),
  ];
  const rules: StepResult[] = [];
  for (const name of listChecks()) rules.push(await runStep(`rule: ${name}`, () => runRule(name)));
  const catalogues = await runStep('catalogues', async () => {
    const problems = await checkCatalogues(root);
    return { isGood: problems.length === 0, output: describeProblems(problems).join('\n') };
  });
  return [...(await Promise.all(programs)), catalogues, ...rules];
}

/**
 * What has not changed since the last run is not checked again; a fresh clone checks all. One checker for each program:
 * more of them check shared files twice, and both programs run at the same time. Rarer garbage collection takes a third
 * less time for a tenth more memory.
 */
function runTypes(project: string): ReturnType<typeof runProgram> {
  const known = `node_modules/.cache/${project}.tsbuildinfo`;
  const args = ['-p', project, '--incremental', '--tsBuildInfoFile', known, '--checkers', '1'];
  return runProgram(tsc, args, { GOGC: '400' });
}

async function runRule(name: string): Promise<{ isGood: boolean; output: string }> {
  const check = await loadCheck(name);
  const problems = await check(root);
  return { isGood: problems.length === 0, output: problems.map(formatProblem).join('\n') };
}
