import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { hashSources } from './start/hash-sources.ts';
import { buildWorker } from './web/build-worker.ts';
import { compressFiles } from './web/compress-files.ts';

const dist = join(root, 'apps/web/dist');
const stampName = 'sources.sha';

/**
 * Builds the web app for the browser (`dist/client`) and for the server (`dist/server`), unless the last build came
 * from the very same sources.
 *
 * @returns Whether it built.
 */
export async function buildWeb(signal?: AbortSignal): Promise<boolean> {
  const hash = hashSources();
  if (readStamp() === hash) return false;
  // Built aside: a build that stops half way must not pass for a whole one, and two programs may build at the same
  // time.
  const draft = join(root, 'node_modules/.cache', `web-${process.pid}`);
  try {
    await Promise.all([
      vite(['--outDir', join(draft, 'client'), '--manifest'], signal).then(() => compressFiles(join(draft, 'client'))),
      vite(['--outDir', join(draft, 'server'), '--ssr'], signal),
    ]);
    await buildWorker(draft);
    writeFileSync(join(draft, stampName), hash);
    if (readStamp() !== hash) {
      rmSync(dist, { recursive: true, force: true });
      renameSync(draft, dist);
    }
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
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
