import { Worker } from 'node:worker_threads';

/** Argon2id outside of the main thread. */
export interface PasswordThreads {
  hash(password: string, cost: Argon2Cost): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

interface Argon2Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

type Work = { readonly password: string } & ({ readonly stored: string } | { readonly cost: Argon2Cost });
type Outcome = { readonly value: string | boolean } | { readonly failure: string };

interface Running {
  resolve(value: string | boolean): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  running: Running | null;
  /** Ends an idle thread. */
  end?: NodeJS.Timeout;
}

const idleMs = 30_000;

/** Megabytes of the heap of a thread; the memory of a hash is outside of it. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/**
 * Opens a thread for each hash that runs at a time, until half a minute after its last use. The threads have a lower
 * priority than the program and PostgreSQL: while nothing else wants the processor a hash is as fast as ever, and a
 * storm of logins delays no read. Linux only; elsewhere a priority is one of the whole process and stays.
 */
export function openPasswordThreads(): PasswordThreads {
  const threads = new Set<Thread>();

  function open(): Thread {
    const worker = new Worker(`(${serveHashes.toString()})()`, {
      eval: true,
      workerData: { importer: import.meta.url },
      resourceLimits,
    });
    const thread: Thread = { worker, running: null };
    const settle = (act: (running: Running) => void) => {
      const { running } = thread;
      thread.running = null;
      worker.unref();
      thread.end = setTimeout(() => {
        threads.delete(thread);
        void worker.terminate();
      }, idleMs).unref();
      if (running !== null) act(running);
    };
    worker.on('message', (outcome: Outcome) =>
      settle(({ resolve, reject }) =>
        'failure' in outcome ? reject(new Error(outcome.failure)) : resolve(outcome.value),
      ),
    );
    const end = (error: Error) => {
      threads.delete(thread);
      settle(({ reject }) => reject(error));
      clearTimeout(thread.end);
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The thread of a password hash ended')));
    threads.add(thread);
    return thread;
  }

  function run(work: Work): Promise<string | boolean> {
    const thread = [...threads].find(({ running }) => running === null) ?? open();
    return new Promise((resolve, reject) => {
      clearTimeout(thread.end);
      thread.running = { resolve, reject };
      // A hash keeps the program alive until it is there, an idle thread does not.
      thread.worker.ref();
      thread.worker.postMessage(work, []);
    });
  }

  return {
    hash: (password, cost) => run({ password, cost }) as Promise<string>,
    verify: (stored, password) => run({ password, stored }) as Promise<boolean>,
  };
}

/** The program of a thread, started from its text, so that the bundle needs no file for it. It imports nothing. */
function serveHashes(): void {
  const priority = 5;
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { createRequire } = process.getBuiltinModule('node:module');
  const { hashSync, verifySync } = createRequire((workerData as { importer: string }).importer)('@node-rs/argon2') as {
    hashSync(password: string, cost: object): string;
    verifySync(stored: string, password: string): boolean;
  };
  // 0 is the thread that calls.
  if (process.platform === 'linux') process.getBuiltinModule('node:os').setPriority(0, priority);
  parentPort?.on('message', (work: { password: string; stored?: string; cost: object }) => {
    try {
      const { password, stored, cost } = work;
      const value = stored === undefined ? hashSync(password, cost) : verifySync(stored, password);
      parentPort.postMessage({ value }, []);
    } catch (error) {
      parentPort.postMessage({ failure: error instanceof Error ? error.message : String(error) }, []);
    }
  });
}
