import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from '../release/make-release.ts';

/** An image in the storage of buildah. */
interface BuiltImage {
  readonly name: string;
  /** Bytes of the files. */
  readonly unpacked: number;
  /** Bytes of the layers as a registry keeps them. */
  readonly packed: number;
}

/** Calls a program of the image needs: conversions, and photos with text. */
const packages = ['ca-certificates', 'ffmpeg', 'tesseract-ocr'];

/** Paths that the image does without, as its Dockerfile has them. */
const left = readFileSync(new URL('../../deploy/left-out.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** What this machine lacks to build an image, in words; empty where it can. */
export function missingForImage(): string {
  const programs = ['mmdebstrap', 'buildah'].filter((name) => spawnSync('which', [name]).status !== 0);
  const lacks = [...programs, ...(process.getuid?.() === 0 ? [] : ['the rights of root'])];
  return lacks.join(', ');
}

/**
 * Builds the image of `deploy/Dockerfile` where no registry can be reached: Debian by mmdebstrap, Node as this checkout
 * has it, and the release. Throws when a step fails.
 */
export async function buildImage(name: string): Promise<BuiltImage> {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-image-'));
  try {
    const [base, files] = [join(folder, 'base.tar'), join(folder, 'files')];
    await makeRelease(join(files, 'opt/peonia'));
    mkdirSync(join(files, 'usr/local/bin'), { recursive: true });
    cpSync(process.execPath, join(files, 'usr/local/bin/node'));
    run('mmdebstrap', [
      '--variant=essential',
      `--include=${packages.join(',')}`,
      `--customize-hook=rm -rf ${left.map((path) => `"$1"${path}`).join(' ')}`,
      '--customize-hook=mkdir -m 0755 "$1"/data && chown 1000:1000 "$1"/data',
      'bookworm',
      base,
    ]);
    const container = buildah('from', 'scratch');
    buildah('add', '--quiet', container, base, '/');
    buildah('add', '--quiet', container, files, '/');
    buildah('config', ...settings, container);
    buildah('commit', '--quiet', '--rm', '--format', 'docker', container, name);
    const archive = join(folder, 'image.tar');
    buildah('push', '--quiet', name, `oci-archive:${archive}`);
    const { size } = JSON.parse(
      buildah('images', '--json', '--filter', `reference=${name}`).replace(/^\[|\]$/g, ''),
    ) as {
      size: string;
    };
    return { name, unpacked: bytesOf(size), packed: statSync(archive).size };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As in the Dockerfile, which a test compares. */
const settings = [
  ...[
    'NODE_ENV=production',
    'HOST=0.0.0.0',
    'PORT=3000',
    'DATA_DIR=/data',
    'HOME=/tmp',
    'MALLOC_ARENA_MAX=2',
    'MALLOC_MMAP_THRESHOLD_=4194304',
  ].flatMap((one) => ['--env', one]),
  ...['--env', 'PATH=/usr/local/bin:/usr/bin:/bin'],
  ...['--user', '1000:1000', '--workingdir', '/opt/peonia', '--volume', '/data', '--port', '3000'],
  ...['--stop-signal', 'SIGTERM', '--healthcheck-interval', '10s', '--healthcheck-timeout', '3s'],
  ...['--healthcheck-start-period', '60s', '--healthcheck-retries', '3', '--healthcheck'],
  `CMD node -e "fetch('http://127.0.0.1:3000/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"`,
  ...['--cmd', 'node --max-semi-space-size=8 bin/serve.mjs'],
];

/** The file system driver needs nothing of the kernel. */
export function buildah(...args: readonly string[]): string {
  return run('buildah', ['--storage-driver', 'vfs', ...args]);
}

function run(program: string, args: readonly string[]): string {
  // Only this format has health checks.
  const env = { ...process.env, BUILDAH_FORMAT: 'docker' };
  return execFileSync(program, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

function bytesOf(size: string): number {
  const [, number = '0', unit = 'B'] = /^([\d.]+) ?(\w+)$/.exec(size) ?? [];
  return Number(number) * ({ KB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? 1);
}
