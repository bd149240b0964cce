import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../root.ts';

/** A part of a check or test run, with its outcome. */
export interface StepResult {
  readonly name: string;
  readonly isGood: boolean;
  readonly seconds: number;
  /** What to show when it is not good. */
  readonly output: string;
}

/** Times a step; a thrown error is its failure. */
export async function runStep(
  name: string,
  work: () => Promise<{ isGood: boolean; output: string }>,
): Promise<StepResult> {
  const begin = performance.now();
  const outcome = await work().catch((error: unknown) => ({
    isGood: false,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  return { name, ...outcome, seconds: (performance.now() - begin) / 1000 };
}

/** Runs a program of node_modules under the project's Node and keeps what it prints. */
export async function runProgram(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ isGood: boolean; output: string }> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { isGood: code === 0, output: Buffer.concat(chunks).toString().trim() };
}
