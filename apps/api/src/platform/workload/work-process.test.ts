import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkProcess, WorkProcessEnded } from './work-process.ts';

const program = `
import { serveWork } from ${JSON.stringify(import.meta.resolve('./serve-work.ts'))};
import { getPriority } from 'node:os';

serveWork({
  process: async () => ({ pid: process.pid, priority: getPriority() }),
  settings: async () => Object.keys(process.env),
  turned: async (bytes, map) => ({ bytes: Buffer.from(bytes).reverse(), map }),
  broken: async () => { throw new Error('This is broken'); },
  end: async () => process.exit(3),
  never: () => new Promise(() => setInterval(() => {}, 1000)),
});
`;

type Example = {
  process(): Promise<{ pid: number; priority: number }>;
  settings(): Promise<string[]>;
  turned(bytes: Buffer, map: ReadonlyMap<string, number>): Promise<{ bytes: Buffer; map: ReadonlyMap<string, number> }>;
  broken(): Promise<void>;
  end(): Promise<void>;
  never(): Promise<void>;
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-work-'));
  writeFileSync(join(folder, 'example.mjs'), program);
  // The name that a bundle has.
  writeFileSync(join(folder, 'example.js'), "import './example.mjs';\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Elsewhere a system knows few priorities, and rounds. */
const lower = process.platform === 'linux' ? Math.min(19, getPriority() + 10) : (expect.any(Number) as number);

const open = (restMs?: number) => openWorkProcess<Example>(folder, 'example', restMs);

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function untilGone(pid: number): Promise<void> {
  while (isThere(pid)) await sleep(20);
}

it('does its work in one process of a lower priority', async () => {
  const run = open();

  const [first, second] = await Promise.all([run('process'), run('process')]);

  expect(first.pid).not.toBe(process.pid);
  expect(second.pid).toBe(first.pid);
  expect(first).toEqual({ pid: first.pid, priority: lower });
});

it('copies bytes and maps both ways', async () => {
  const { bytes, map } = await open()('turned', Buffer.from('abc'), new Map([['one', 1]]));

  expect(Buffer.isBuffer(bytes)).toBe(true);
  expect(bytes.toString()).toBe('cba');
  expect(map).toEqual(new Map([['one', 1]]));
});

it('shows the process none of the settings', async () => {
  process.env['SECRET'] ??= 'a secret that decoders of pictures never need';

  expect(await open()('settings')).not.toContain('SECRET');
});

it('tells what failed, and goes on', async () => {
  const run = open();

  await expect(run('broken')).rejects.toThrow('This is broken');
  expect(await run('process')).toMatchObject({ pid: expect.any(Number) as number });
});

it('tells everything under way that the process has ended, and starts another one', async () => {
  const run = open();
  const { pid } = await run('process');

  const waiting = run('never');
  await expect(run('end')).rejects.toThrow(WorkProcessEnded);
  await expect(waiting).rejects.toThrow(WorkProcessEnded);

  expect((await run('process')).pid).not.toBe(pid);
});

it('goes on after a process that ended unnoticed', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const run = open();
    const { pid } = await run('process');
    process.kill(pid, 'SIGKILL');
    // Nothing is heard of its end while this thread works.
    for (const end = Date.now() + 20; Date.now() < end;);
    // Whether the end is heard first, or that nothing can be written, is chance.
    await run('process').catch(() => {});

    expect((await run('process')).pid).not.toBe(pid);
  }
});

it('ends the process when it has rested', async () => {
  const run = open(50);
  const { pid } = await run('process');

  await untilGone(pid);

  expect((await run('process')).pid).not.toBe(pid);
});

it('ends a process that works when the program is gone', async () => {
  const parent = `
    import { openWorkProcess } from ${JSON.stringify(import.meta.resolve('./work-process.ts'))};
    const run = openWorkProcess(${JSON.stringify(folder)}, 'example');
    console.log((await run('process')).pid);
    void run('never');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);`;

  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', parent], { encoding: 'utf8' });

  expect(stdout).toMatch(/^\d+\n$/);
  await untilGone(Number(stdout));
});

it('does not keep a program alive that has nothing else to do', () => {
  const parent = `
    import { openWorkProcess } from ${JSON.stringify(import.meta.resolve('./work-process.ts'))};
    const run = openWorkProcess(${JSON.stringify(folder)}, 'example', 60_000);
    await run('process');`;

  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', parent], { timeout: 20_000 });

  expect(status).toBe(0);
});
