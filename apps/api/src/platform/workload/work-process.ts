import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pieces of work that a process of their own does. Their input and output are copied. */
export type Works = Readonly<Record<string, (...input: never[]) => Promise<unknown>>>;

export interface Order {
  readonly id: number;
  readonly name: string;
  readonly input: readonly unknown[];
}

export type Outcome = { readonly id: number } & ({ readonly value: unknown } | { readonly failure: string });

/** Runs one piece of work in the process. Rejects with `WorkProcessEnded` if the process ends before it is done. */
type RunWork<W extends Works> = <K extends keyof W & string>(
  name: K,
  ...input: Parameters<W[K]>
) => Promise<Awaited<ReturnType<W[K]>>>;

export class WorkProcessEnded extends Error {}

interface Running {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface Opened {
  readonly child: ChildProcess;
  readonly running: Map<number, Running>;
  /** Ends a process that rests. */
  end?: NodeJS.Timeout;
}

/**
 * A process that calls `serveWork`, started with the first piece of work and ended when it has rested. It sees none of
 * the settings. `name` is the name of its source, a neighbour of `folder`, without its ending.
 */
export function openWorkProcess<W extends Works>(folder: string, name: string, restMs = 10_000): RunWork<W> {
  let opened: Opened | null = null;
  let orders = 0;

  function open(): Opened {
    const child = fork(fileOf(folder, name), [], {
      serialization: 'advanced',
      env: plainEnvironment(),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const one: Opened = { child, running: new Map() };
    const close = (reason: string) => {
      forget(one);
      for (const { reject } of one.running.values()) reject(new WorkProcessEnded(reason));
      one.running.clear();
    };
    child.on('message', (message) => {
      const outcome = message as Outcome;
      const running = one.running.get(outcome.id);
      one.running.delete(outcome.id);
      if (one.running.size === 0) rest(one);
      if ('failure' in outcome) running?.reject(new Error(outcome.failure));
      else running?.resolve(outcome.value);
    });
    child.on('error', (error) => close(error.message));
    child.on('exit', (code, signal) => close(`The process of ${name} ended with ${signal ?? code}`));
    return one;
  }

  /** The next piece of work starts another process. */
  function forget(one: Opened): void {
    if (opened === one) opened = null;
    clearTimeout(one.end);
  }

  /** A process that rests does not keep the program alive. */
  function rest(one: Opened): void {
    one.child.unref();
    one.child.channel?.unref();
    one.end = setTimeout(() => {
      forget(one);
      if (one.child.connected) one.child.disconnect();
    }, restMs).unref();
  }

  /** A process that ended unnoticed has not read the order: another one gets it, once. */
  function order(work: string, input: readonly unknown[], running: Running, isAgain = false): void {
    const one = (opened ??= open());
    clearTimeout(one.end);
    one.child.ref();
    one.child.channel?.ref();
    const id = (orders += 1);
    one.running.set(id, running);
    one.child.send({ id, name: work, input } satisfies Order, (error) => {
      if (error === null) return;
      forget(one);
      if (!one.running.delete(id)) return;
      if (isAgain) running.reject(new WorkProcessEnded(error.message));
      else order(work, input, running, true);
    });
  }

  return (work, ...input) =>
    new Promise((resolve, reject) => order(work, input, { resolve: resolve as Running['resolve'], reject }));
}

/** The source, or in a bundle the file that is built of it: beside `serve.js`, and this may be in a folder below. */
function fileOf(folder: string, name: string): string {
  const files = [join(folder, `${name}.ts`), join(folder, `${name}.js`), join(dirname(folder), `${name}.js`)];
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`There is no ${name} in ${folder}`);
  return found;
}

/** What a process needs of the system, and what says how Node uses memory. No secrets, no addresses. */
const passed = [
  'PATH',
  'SystemRoot',
  'TMPDIR',
  'TEMP',
  'TMP',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'NODE_COMPILE_CACHE',
];

function plainEnvironment(): Record<string, string> {
  return Object.fromEntries(
    passed.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
