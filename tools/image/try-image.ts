import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPrimary } from '../../apps/api/test/providers/postgres-node.ts';
import { waitForPort } from '../start/wait-for-port.ts';
import { buildah } from './build-image.ts';

/** Read-only, with what a container has beside its files; then as the account of the image. */
const enter = `mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && mount -t tmpfs tmpfs "$1/tmp" &&
  mount -t tmpfs -o uid=1000,gid=1000 tmpfs "$1/data" && mount --bind /dev "$1/dev" && mount -t proc proc "$1/proc" &&
  root=$1 && shift && exec chroot --userspec=1000:1000 "$root" "$@"`;

/** What is wrong with an image that runs without root and cannot write to its files; empty where all is well. */
export async function tryImage(name: string): Promise<string[]> {
  const [postgres, port] = await Promise.all([startPrimary(), waitForPort('127.0.0.1', 0)]);
  const container = buildah('from', name);
  const root = buildah('mount', container);
  const environment = [
    'PATH=/usr/local/bin:/usr/bin:/bin',
    'NODE_ENV=test',
    `PORT=${port}`,
    'DATA_DIR=/data',
    `DATABASE_URL=${postgres.urlOf('postgres')}`,
    'LOG_LEVEL=fatal',
  ];
  const inside = (...command: readonly string[]) => [
    ...['-m', '-p', '-f', 'sh', '-c', enter, 'enter', root, 'env', '-i', '-C', '/opt/peonia', ...environment],
    ...command,
  ];
  const works = (...command: readonly string[]) => spawnSync('unshare', inside(...command)).status === 0;
  const child = spawn('unshare', inside('node', 'bin/serve.mjs'), { stdio: 'inherit', detached: true });
  try {
    const wrong: string[] = [];
    if (!(await isServed(port))) wrong.push('the program does not serve');
    const look = `fetch('http://127.0.0.1:${port}/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))`;
    if (!works('node', '-e', look)) wrong.push('the health check fails');
    if (works('touch', '/opt/peonia/written')) wrong.push('the files can be written to');
    if (!works('sh', '-c', 'test "$(id -u)" = 1000')) wrong.push('it runs as root');
    for (const program of ['ffmpeg -version', 'ffprobe -version', 'tesseract --version'])
      if (!works(...program.split(' '))) wrong.push(`${program} fails`);
    // With the mode that the program uses.
    const blank = 'ffmpeg -loglevel error -f lavfi -i color=white:s=200x80 -frames:v 1 -y /tmp/a.png';
    if (!works('sh', '-c', `${blank} && tesseract /tmp/a.png stdout --psm 11 tsv`))
      wrong.push('a picture cannot be read');
    const picture = 'ffmpeg -loglevel error -f lavfi -i testsrc=d=1 -c:v libx264 -f mp4 -y /tmp/a.mp4';
    if (!works(...picture.split(' '))) wrong.push('a video cannot be converted');
    return wrong;
  } finally {
    // Its whole group: the program is a child of what entered the image.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await sleep(500);
    buildah('rm', container);
    await postgres.close();
  }
}

async function isServed(port: number): Promise<boolean> {
  for (let left = 300; left > 0; left -= 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (reply?.ok === true) return true;
    await sleep(200);
  }
  return false;
}
