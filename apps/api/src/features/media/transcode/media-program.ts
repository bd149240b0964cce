import { execFile, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Container } from '../ingest/file-kind.ts';

/** Bounds of one run. */
interface Bounds {
  readonly wallMs: number;
  readonly cpuSeconds: number;
  readonly fileBytes: number;
}

const memoryBytes = 2_000_000_000;
const run = promisify(execFile);

/** Decoders for uploaded files: formats of cameras, phones and browsers. */
const decoders =
  'h264,hevc,mpeg4,mjpeg,vp8,libvpx,vp9,libvpx-vp9,av1,libdav1d,libaom-av1,aac,mp3,mp3float,opus,libopus,vorbis,alac,pcm_s16le,pcm_s16be,pcm_s24le,pcm_f32le,amrnb,amrwb';

/**
 * Opens a received file with the demultiplexer of its first bytes only (a playlist is never followed), and from disk
 * only (no address is fetched). Source: requirements 17 and 20.
 */
export function openReceived(container: Container, path: string): string[] {
  return ['-protocol_whitelist', 'file', '-codec_whitelist', decoders, '-f', container, '-i', path];
}

/** Opens a file of our own. */
export function openOwn(path: string): string[] {
  return ['-protocol_whitelist', 'file', '-f', 'mov', '-i', path];
}

/** Runs ffprobe within its bounds and returns its output. */
export async function runProbe(args: readonly string[]): Promise<string> {
  const [program, ...all] = bounded('ffprobe', ['-v', 'error', ...args], {
    wallMs: 10_000,
    cpuSeconds: 8,
    fileBytes: 0,
  });
  const { stdout } = await run(program, all, {
    timeout: 10_000,
    killSignal: 'SIGKILL',
    maxBuffer: 1024 * 1024,
    env: quietEnv(),
  });
  return stdout;
}

/** Runs ffmpeg within its bounds; `onSeconds` gets the processed seconds. Throws with its last output. */
export async function runFfmpeg(
  args: readonly string[],
  bounds: Bounds,
  onSeconds: (seconds: number) => void = () => {},
): Promise<void> {
  const [program, ...all] = bounded(
    'ffmpeg',
    ['-nostdin', '-hide_banner', '-v', 'error', '-progress', 'pipe:1', '-y', ...args],
    bounds,
  );
  const child = spawn(program, all, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: quietEnv(),
    timeout: bounds.wallMs,
    killSignal: 'SIGKILL',
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-2_000);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, micros] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (micros !== undefined) onSeconds(Number(micros) / 1_000_000);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on('error', reject);
  child.on('close', (code, signal) =>
    code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${signal ?? code}: ${words}`)),
  );
  return promise;
}

/** Whether both programs are in a folder of the search path. */
export function hasMediaPrograms(): boolean {
  return ['ffmpeg', 'ffprobe'].every(hasProgram);
}

/** Whether a program is in a folder of the search path. */
export function hasProgram(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => isProgram(join(folder, program)));
}

function isProgram(file: string): boolean {
  try {
    accessSync(process.platform === 'win32' ? `${file}.exe` : file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** None of our environment (secrets, addresses) reaches the program. */
export const quietEnv = (): Record<string, string> => ({ PATH: process.env['PATH'] ?? '', LANG: 'C' });

/** On Linux the kernel limits memory, CPU time and file size; elsewhere only a timeout does. */
export function bounded(
  program: string,
  args: readonly string[],
  { cpuSeconds, fileBytes }: Bounds,
): [string, ...string[]] {
  if (process.platform !== 'linux') return [program, ...args];
  const limits = [
    `-v ${Math.floor(memoryBytes / 1024)}`,
    `-t ${cpuSeconds}`,
    `-f ${Math.ceil(fileBytes / 512)}`,
    '-c 0',
  ]
    .map((limit) => `ulimit ${limit}`)
    .join(' && ');
  return ['/bin/sh', '-c', `${limits} && exec nice -n 10 "$0" "$@"`, program, ...args];
}
