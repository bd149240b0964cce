import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildah } from './build-image.ts';
import type { Service } from './read-compose.ts';

/** What an image says of its program. */
interface ImageSettings {
  readonly Cmd: readonly string[];
  readonly Env: readonly string[];
  readonly User: string;
  readonly WorkingDir: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export function readImage(name: string): ImageSettings {
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', name)) as { Docker: { config: ImageSettings } };
  return Docker.config;
}

interface Surroundings {
  /** Files of the image. */
  readonly root: string;
  readonly image: ImageSettings;
  /** Folder of the run; each container has one in it. */
  readonly folder: string;
  /** Where a name of a volume, or a path beside compose.yaml, is on this machine. */
  placeOf(source: string): string;
  /** Its lines lead from names of services to their addresses. */
  readonly hosts: string;
}

/** A service of the program in a container of crun, with nothing but what compose gives it. */
export interface Container {
  readonly name: string;
  readonly process: ChildProcess;
  /** Output and exit code of a command inside. */
  run(...command: readonly string[]): { readonly status: number | null; readonly output: string };
  /** The check of the image. */
  isHealthy(): boolean;
  /** What it has written. */
  log(): string;
}

/** Starts a service in the network that has its name. */
export function startContainer(service: Service, around: Surroundings): Container {
  const { image, folder } = around;
  const bundle = join(folder, service.name);
  const state = join(folder, 'crun');
  mkdirSync(bundle, { recursive: true });
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(configOf(service, around)));
  // A machine of today may have no group that crun can write to; memory and processor are not tried here.
  const args = ['--root', state, '--cgroup-manager=disabled'];
  const log = openSync(join(bundle, 'log'), 'w');
  const child = spawn('crun', [...args, 'run', '--bundle', bundle, service.name], { stdio: ['ignore', log, log] });
  const run: Container['run'] = (...command) => {
    // With the rights of the service itself, which crun does not pass on.
    const file = join(bundle, 'process.json');
    writeFileSync(file, JSON.stringify({ ...processOf(service, image), args: command }));
    const inside = [...args, 'exec', '--process', file, service.name];
    const { status, stdout, stderr } = spawnSync('crun', inside, { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  return {
    name: service.name,
    process: child,
    run,
    isHealthy: () => run(...image.Healthcheck.Test.slice(1)).status === 0,
    log: () => readFileSync(join(bundle, 'log'), 'utf8'),
  };
}

export function removeContainer({ name }: Container, folder: string): void {
  spawnSync('crun', ['--root', join(folder, 'crun'), '--cgroup-manager=disabled', 'delete', '--force', name]);
}

function configOf(service: Service, { root, image, hosts, placeOf }: Surroundings): object {
  const volumes = service.volumes.map(({ source, target, isReadOnly }) => ({
    destination: target,
    source: placeOf(source),
    options: ['rbind', isReadOnly ? 'ro' : 'rw'],
  }));
  return {
    ociVersion: '1.0.2',
    hostname: service.name,
    root: { path: root, readonly: service.isReadOnly },
    process: processOf(service, image),
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
      { destination: '/dev/shm', type: 'tmpfs', source: 'shm', options: ['nosuid', 'noexec', 'nodev'] },
      ...service.tmpfs.map((destination) => ({ destination, type: 'tmpfs', source: 'tmpfs', options: ['mode=1777'] })),
      { destination: '/etc/hosts', source: hosts, options: ['bind', 'ro'] },
      ...volumes.map((mount) => ({ ...mount, type: 'bind' })),
    ],
    linux: {
      namespaces: [
        ...['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })),
        { type: 'network', path: `/run/netns/${service.name}` },
      ],
    },
  };
}

function processOf(service: Service, image: ImageSettings): object {
  const [uid = 0, gid = 0] = image.User.split(':').map(Number);
  return {
    args: service.command.length === 0 ? image.Cmd : service.command,
    env: [...image.Env, ...service.environment],
    cwd: image.WorkingDir,
    user: { uid, gid },
    capabilities: { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] },
    noNewPrivileges: true,
  };
}

/** A network for each name, behind one bridge, as compose makes it. Returns their addresses. */
export function makeNetworks(names: readonly string[]): Map<string, string> {
  const ip = (line: string) => execFileSync('ip', line.split(' '), { stdio: ['ignore', 'ignore', 'inherit'] });
  ip('link set lo up');
  ip('link add peonia0 type bridge');
  ip('addr add 172.28.0.1/16 dev peonia0');
  ip('link set peonia0 up');
  return new Map(
    names.map((name, nth) => {
      const address = `172.28.0.${nth + 10}`;
      ip(`netns add ${name}`);
      ip(`link add peonia-${nth} type veth peer name eth0 netns ${name}`);
      ip(`link set peonia-${nth} master peonia0 up`);
      ip(`-n ${name} addr add ${address}/16 dev eth0`);
      ip(`-n ${name} link set eth0 up`);
      ip(`-n ${name} link set lo up`);
      return [name, address];
    }),
  );
}
