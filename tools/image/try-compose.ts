import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What this machine lacks to run the services of compose, in words; empty where it can. */
export function missingForCompose(): string {
  const programs = ['crun', 'nginx', 'redis-server', 'turnserver', 'ip', 'createdb', 'buildah', 'curl'];
  const lacks = programs.filter((name) => spawnSync('which', [name]).status !== 0);
  return [...lacks, ...(process.getuid?.() === 0 ? [] : ['the rights of root'])].join(', ');
}

/** Names of networks stay in the run. Crun refuses a machine with both kinds of groups: here it sees one. */
const enter = `mkdir -p /run/netns && mount -t tmpfs tmpfs /run/netns
umount --lazy /sys/fs/cgroup/unified 2> /dev/null; exec "$@"`;

/** Runs them in a network of their own, which ends with them. True where nothing is wrong. */
export function tryCompose(name: string): boolean {
  const inside = ['sh', '-c', enter, 'sh', process.execPath, join(import.meta.dirname, 'compose-inside.ts'), name];
  const { status } = spawnSync('unshare', ['--net', '--mount', '--propagation', 'private', ...inside], {
    stdio: 'inherit',
  });
  return status === 0;
}
