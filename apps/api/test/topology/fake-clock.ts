import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** The clock of one process, by libfaketime: the time of day jumps, what measures durations does not. */
export interface FakeClock {
  /** Environment of the process. */
  readonly settings: Readonly<Record<string, string>>;
  /** Seconds beside the true time from now on. */
  jump(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Null where libfaketime is not installed. */
export async function openFakeClock(): Promise<FakeClock | null> {
  if (!existsSync(library)) return null;
  const folder = await mkdtemp(join(tmpdir(), 'peonia-clock-'));
  const file = join(folder, 'offset');
  const jump = (seconds: number) => writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  await jump(0);
  return {
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    jump,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
