import type { Writable } from 'node:stream';

/** Steps of a start: each with its duration when it is done, and those under way in a line that follows the time. */
interface Steps {
  /** Returns what the step returns. */
  run<T>(name: string, step: Promise<T>): Promise<T>;
  close(): void;
}

type Output = Pick<Writable, 'write'> & { readonly isTTY?: boolean | undefined };

const beatMs = 250;
const clearLine = '\r\u001B[K';

/** The line of those under way is shown on terminals alone: in a file it would be one line for each beat. */
export function openSteps(output: Output, now: () => number = () => performance.now()): Steps {
  const running = new Map<string, number>();
  const isTerminal = output.isTTY === true;
  let timer: NodeJS.Timeout | undefined;

  const seconds = (since: number) => ((now() - since) / 1_000).toFixed(1);
  const clear = () => void (isTerminal && output.write(clearLine));
  function show(): void {
    const names = [...running].map(([name, begin]) => `${name} ${seconds(begin)} s`);
    output.write(`${clearLine}  … ${names.join(', ')}`);
  }
  function close(): void {
    clearInterval(timer);
    timer = undefined;
    if (running.size > 0) clear();
    running.clear();
  }

  return {
    async run(name, step) {
      const begin = now();
      running.set(name, begin);
      if (isTerminal) timer ??= setInterval(show, beatMs);
      try {
        const result = await step;
        clear();
        output.write(`  ${name.padEnd(18)}${seconds(begin)} s\n`);
        return result;
      } finally {
        running.delete(name);
        if (running.size === 0) close();
      }
    },
    close,
  };
}
