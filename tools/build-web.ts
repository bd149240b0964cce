import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { hashSources } from './start/hash-sources.ts';
import { buildWorker } from './web/build-worker.ts';
import { compressFile, compressFiles } from './web/compress-files.ts';

const dist = join(root, 'apps/web/dist');
const stampName = 'sources.sha';
/** Ends the stamp of a build without compressed copies. */
const uncompressed = ' uncompressed';

interface WebBuildOptions {
  readonly signal?: AbortSignal;
  /** False for a start that is waited for: `compressWeb` can follow. Default true. */
  readonly isCompressed?: boolean;
}

/**
 * Builds the web app for the browser (`dist/client`) and for the server (`dist/server`), unless the last build came
 * from the very same sources; then only compressed copies are added where they are wanted and missing.
 *
 * @returns Whether it built.
 */
export async function buildWeb({ signal, isCompressed = true }: WebBuildOptions = {}): Promise<boolean> {
  const hash = hashSources();
  const missing = missingFrom(readStamp(), hash, isCompressed);
  if (missing === 'copies') await compressWeb();
  if (missing !== 'build') return false;
  // Built aside: a build that stops half way must not pass for a whole one, and two programs may build at the same
  // time.
  const draft = join(root, 'node_modules/.cache', `web-${process.pid}`);
  const client = join(draft, 'client');
  try {
    await Promise.all([
      vite(['--outDir', client, '--manifest'], signal).then(() => (isCompressed ? compressFiles(client) : undefined)),
      vite(['--outDir', join(draft, 'server'), '--ssr'], signal),
    ]);
    const worker = await buildWorker(draft);
    if (isCompressed) await compressFile(worker);
    writeFileSync(join(draft, stampName), stampOf(hash, isCompressed));
    if (missingFrom(readStamp(), hash, isCompressed) !== 'nothing') {
      rmSync(dist, { recursive: true, force: true });
      renameSync(draft, dist);
    }
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Adds compressed copies to a build that was made without; `lanes` files at a time. */
export async function compressWeb({ lanes }: { readonly lanes?: number } = {}): Promise<void> {
  const stamp = readStamp();
  if (!stamp?.endsWith(uncompressed)) return;
  await compressFiles(join(dist, 'client'), lanes === undefined ? {} : { lanes });
  if (readStamp() === stamp) writeFileSync(join(dist, stampName), stamp.slice(0, -uncompressed.length));
}

/** What stands beside a build of these sources. */
export function stampOf(hash: string, isCompressed: boolean): string {
  return isCompressed ? hash : `${hash}${uncompressed}`;
}

/** What a build with this stamp lacks to be one of these sources. */
export function missingFrom(
  stamp: string | undefined,
  hash: string,
  isCompressed: boolean,
): 'nothing' | 'copies' | 'build' {
  if (stamp === stampOf(hash, true)) return 'nothing';
  if (stamp !== stampOf(hash, false)) return 'build';
  return isCompressed ? 'copies' : 'nothing';
}

function readStamp(): string | undefined {
  try {
    return readFileSync(join(dist, stampName), 'utf8');
  } catch {
    return undefined;
  }
}

async function vite(args: string[], signal: AbortSignal | undefined): Promise<void> {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [program, 'build', '--emptyOutDir', '--logLevel', 'warn', ...args], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The web app does not build:\n${Buffer.concat(output).toString().trim()}`);
}

if (process.argv[1] === import.meta.filename)
  console.log((await buildWeb()) ? 'The web app is built.' : 'The web app is fresh.');
