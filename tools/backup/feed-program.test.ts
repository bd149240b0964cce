import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { feedProgram } from './feed-program.ts';

const half = Buffer.alloc(300_000, 'a');

/** Two halves, with a pause in which a program that has read enough ends. */
async function* content(end: () => void = () => {}): AsyncGenerator<Buffer> {
  yield half;
  await sleep(500);
  yield half;
  end();
}

const start = (command: string) => spawn('sh', ['-c', command], { stdio: ['pipe', 'pipe', 'inherit'] });

test('a program gets the whole content', async () => {
  const program = start('wc -c');
  const said = program.stdout.toArray();

  await pipeline(Readable.from(content()), feedProgram(program.stdin));

  expect(Number(Buffer.concat((await said) as Buffer[]).toString())).toBe(600_000);
});

test('a program that has read enough may end before the content does', async () => {
  const program = start(`head -c ${half.length} >/dev/null`);
  const ended = once(program, 'close');

  await pipeline(Readable.from(content()), feedProgram(program.stdin));

  expect((await ended)[0]).toBe(0);
});

test('content that breaks after the program ended is not taken for whole', async () => {
  const program = start(`head -c ${half.length} >/dev/null`);
  const broken = content(() => {
    throw new Error('was changed');
  });

  await expect(pipeline(Readable.from(broken), feedProgram(program.stdin))).rejects.toThrow('was changed');
});
