import { printSteps } from './check/print-steps.ts';
import { runChecks } from './check/run-checks.ts';

const steps = await runChecks();
const failed = steps.filter(({ isGood }) => !isGood);
printSteps(steps);
console.log(
  failed.length === 0 ? `\nAll ${steps.length} checks passed` : `\n${failed.length} of ${steps.length} checks failed`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
