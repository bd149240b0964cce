import type { Writable } from 'node:stream';

/**
 * The end of a pipeline: the input of a program. A program that has read enough may close its input before the end, as
 * tar does after a last record that is whole; the rest is read nevertheless, which proves the file to its end. Whether
 * the program was content its exit code says.
 */
export function feedProgram(input: Writable): (content: AsyncIterable<Buffer>) => Promise<void> {
  input.on('error', () => {});
  return async (content) => {
    for await (const data of content) {
      if (input.writable && !input.write(data)) await drained(input);
    }
    if (input.writable) input.end();
  };
}

/** Resolves too when the input is closed. */
function drained(input: Writable): Promise<void> {
  if (input.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      input.off('drain', done).off('close', done);
      resolve();
    };
    input.once('drain', done).once('close', done);
  });
}
