import type { StepResult } from './run-step.ts';

/** Prints what failed in full, then one line a step. */
export function printSteps(steps: readonly StepResult[]): void {
  for (const { name, output } of steps.filter((step) => !step.isGood)) console.log(`\n── ${name}\n${output}\n`);
  const width = Math.max(...steps.map(({ name }) => name.length));
  for (const { name, isGood, seconds } of steps)
    console.log(`${isGood ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`);
}
