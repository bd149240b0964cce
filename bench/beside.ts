import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { BenchServer } from './open-server.ts';
import { startOurs } from './programs.ts';
import { openReaders } from './readers.ts';
import type { Readers } from './rows/reads.ts';
import type { Target } from './rows/row.ts';

const database = 'bench_beside';

/** The program of another commit or work tree, on a database that it has migrated and filled by itself. */
interface Beside {
  readonly commit: string;
  readonly target: Target & Readers;
  stop(): Promise<void>;
}

/** A commit gets a work tree of its own, which installs its packages; it is removed afterwards. */
export async function openBeside(server: BenchServer, beside: string, members: number): Promise<Beside> {
  const root = join(import.meta.dirname, '..');
  const isFolder = existsSync(join(beside, 'package.json'));
  const tree = isFolder ? beside : join(mkdtempSync(join(tmpdir(), 'peonia-bench-tree-')), 'tree');
  if (!isFolder) execFileSync('git', ['worktree', 'add', '--detach', tree, beside], { cwd: root, stdio: 'inherit' });
  const removeTree = () =>
    isFolder ? undefined : execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  try {
    const url = await server.createEmpty(database);
    const env = { ...process.env, DATABASE_URL: url };
    const run = (...args: string[]) =>
      execFileSync(process.execPath, ['tools/run.mjs', ...args], { cwd: tree, env, stdio: 'inherit' });
    run('bench/seed.ts', '--members', String(members));
    const readers = await openReaders(url, await rangeOf(url), 20);
    const program = await startOurs(url, tree);
    return {
      commit: commitOf(tree),
      target: { address: program.address, pid: program.pid, database, ...readers },
      async stop() {
        await program.stop();
        removeTree();
      },
    };
  } catch (error) {
    removeTree();
    throw error;
  }
}

export function commitOf(folder: string): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
}

async function rangeOf(url: string): Promise<{ first: number; last: number; seed: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ first: string; last: string }>(
      "select min(id) as first, max(id) as last from account where email_key like 'member.%@example.test'",
    )
    .finally(() => client.end());
  return { first: Number(rows[0]?.first), last: Number(rows[0]?.last), seed: 1 };
}
