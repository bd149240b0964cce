import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A small file system of its own in a file, which can be filled and slowed down without harm to the machine's. */
export interface Volume {
  /** Takes all free space, until `clear`. */
  fill(): Promise<void>;
  clear(): Promise<void>;
  /** Processes write this many bytes a second at most, until `hasten`. */
  slow(pids: readonly number[], bytesPerSecond: number): Promise<void>;
  /** Returns the bytes that were written meanwhile. */
  hasten(): Promise<number>;
  close(): Promise<void>;
}

const withSystemPrograms = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };
const throttles = '/sys/fs/cgroup/blkio';
/** Loop devices and their mounts need root. */
export const canMount =
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/dev/loop-control') && canTryMount();
/** Limits of a group of processes, by the first version of control groups; the second was not at hand to try. */
export const canThrottle = canMount && existsSync(join(throttles, 'blkio.throttle.write_bps_device'));

/** Mounts a new, empty file system at an empty folder. */
export async function openVolume(folder: string, megabytes: number): Promise<Volume> {
  const home = await mkdtemp(join(tmpdir(), 'peonia-volume-'));
  const image = join(home, 'image');
  // Sparse: it takes what is written.
  await (await open(image, 'w')).close();
  execFileSync('truncate', ['-s', `${megabytes}M`, image]);
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image], { env: withSystemPrograms });
  execFileSync('mount', ['-o', 'loop', image, folder], { env: withSystemPrograms });
  const ballast = join(folder, 'ballast');
  const group = join(throttles, basename(home));
  const limit = (bytes: number) => writeLimit(group, image, bytes);
  const written = async () =>
    Number(
      /Write (\d+)/.exec(await readFile(join(group, 'blkio.throttle.io_service_bytes'), 'utf8').catch(() => ''))?.[1] ??
        0,
    );
  let before = 0;

  return {
    async fill() {
      const free = await bytesFree(folder);
      // What is left for the tables of the file system is filled piece by piece.
      if (free > spareBytes) execFileSync('fallocate', ['-l', String(free - spareBytes), ballast]);
      const file = await open(ballast, 'a');
      const piece = Buffer.alloc(4_096, 1);
      const isWritten = () =>
        file.write(piece).then(
          () => true,
          () => false,
        );
      while (await isWritten());
      await file.close();
      const left = await bytesFree(folder);
      if (left > mostLeft) throw new Error(`${left} bytes are still free`);
    },
    clear: () => rm(ballast, { force: true }),
    async slow(pids, bytesPerSecond) {
      await mkdir(group, { recursive: true });
      await limit(bytesPerSecond);
      for (const pid of pids) await writeFile(join(group, 'cgroup.procs'), String(pid)).catch(() => {});
      before = await written();
    },
    async hasten() {
      await limit(0);
      return (await written()) - before;
    },
    async close() {
      execFileSync('umount', ['--lazy', folder], { env: withSystemPrograms });
      await rmdir(group).catch(() => {});
      await rm(home, { recursive: true, force: true });
    },
  };
}

const spareBytes = 2_097_152;
/** Others write meanwhile, and what they fail to write is free again. */
const mostLeft = 65_536;

async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function writeLimit(group: string, image: string, bytes: number): Promise<void> {
  const devices = execFileSync('losetup', ['-n', '-O', 'MAJ:MIN', '-j', image], {
    encoding: 'utf8',
    env: withSystemPrograms,
  });
  await writeFile(join(group, 'blkio.throttle.write_bps_device'), `${devices.trim()} ${bytes}`);
}

/** A container may run as root and mount nothing. */
function canTryMount(): boolean {
  try {
    execFileSync('losetup', ['-f'], { stdio: 'ignore', env: withSystemPrograms });
    execFileSync('unshare', ['-m', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
