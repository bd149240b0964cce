import { pino } from 'pino';

/** Milliseconds that a line waits for others. */
const waitMs = 100;
/** Bytes that are written at once. */
const most = 8_192;
/** Level from which a line does not wait. */
const error = 50;

/** Where lines go; `flush` hands those that wait to the system, without waiting for the disk as `flushSync` does. */
interface LogOutput {
  write(text: string): unknown;
  flush(): void;
}

/**
 * Writes lines together, at most `waitMs` after the first of them: a system call for each line took a sixth of a short
 * request. An error is written at once, with all lines before it.
 */
export function bufferLines(output: LogOutput) {
  let timer: NodeJS.Timeout | null = null;
  return {
    // Asks pino for the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      output.write(line);
      if (this.lastLevel >= error) this.flush();
      else timer ??= setTimeout(() => this.flush(), waitMs).unref();
    },
    flush(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      try {
        output.flush();
      } catch {
        // Nobody reads the standard output any more.
      }
    },
  };
}

let standardOutput: ReturnType<typeof bufferLines> | undefined;

/** The standard output of the process. What waits is written when the process exits. */
export function logDestination(): ReturnType<typeof bufferLines> {
  if (standardOutput !== undefined) return standardOutput;
  const opened = bufferLines(pino.destination({ dest: 1, sync: true, minLength: most }));
  process.once('exit', () => opened.flush());
  return (standardOutput = opened);
}
