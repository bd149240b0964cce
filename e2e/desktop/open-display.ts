import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findProgram, xvfb } from '../../tools/test/require-programs.ts';

/** Opens an X display of its own; returns its name, such as `:7`, and how to close it. */
export async function openDisplay(): Promise<{ name: string; close(): Promise<void> }> {
  const program = findProgram(xvfb);
  if (program === undefined) throw new Error('The journey needs Xvfb (Debian package xvfb).');
  // The server chooses a free number itself, and writes it to descriptor 3 once it takes connections.
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = server.stdio[3] as NodeJS.ReadableStream;
  const [number] = (await once(createInterface(output), 'line')) as [string];
  return {
    name: `:${number}`,
    async close() {
      if (server.exitCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}
