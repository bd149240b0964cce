import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from '@20minutes/s3rver';
import { findPostgresAccount } from '../../apps/api/src/platform/db/embedded/embedded-account.ts';
import { writeCertificate } from '../../apps/api/test/providers/nginx-server.ts';
import { postgresProgram } from '../../apps/api/test/providers/postgres-node.ts';
import { root } from '../root.ts';
import { buildah } from './build-image.ts';
import { makeNetworks, readImage, removeContainer, startContainer, type Container } from './container.ts';
import { lookAtCompose } from './look-at-compose.ts';
import { fillExample, readServices, type Service } from './read-compose.ts';

// The services of compose in networks of their own, on a machine without an engine: started by try-compose.ts.
const name = process.argv[2] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'peonia-compose-'));
const compose = join(folder, 'deploy/compose');
const children: ChildProcess[] = [];
const containers: Container[] = [];
const started = performance.now();
/** Where programs of this machine keep what they know. */
const ownPlaces = ['/run', '/var/cache', '/var/lib/nginx', '/var/lib/turn', '/var/log'].filter((path) =>
  existsSync(path),
);
const say = (what: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${what}`);

/** Starts a program of this machine in the network of a service; what it writes beside its folder is gone with it. */
function startHere(service: string, program: string, args: readonly string[]): void {
  const script = `${ownPlaces.map((place) => `mount -t tmpfs tmpfs ${place}`).join(' && ')} && exec "$@"`;
  const inside = ['netns', 'exec', service, 'sh', '-c', script, service, program, ...args];
  children.push(spawn('ip', inside, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder }));
}

/** Repeats a check until it passes, as compose waits for a healthy service. */
async function waitFor(what: string, check: () => boolean): Promise<void> {
  for (let left = 100; !check(); left -= 1) {
    if (left === 0) throw new Error(`${what} does not get healthy`);
    await sleep(200);
  }
  say(`${what} is healthy`);
}

const inNetwork = (service: string, ...command: readonly string[]) =>
  spawnSync('ip', ['netns', 'exec', service, ...command], {
    encoding: 'utf8',
    env: { ...process.env, PGHOST: join(folder, 'database') },
  });

const buildContainer = buildah('from', name);
let store: S3rver | undefined;
try {
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  // The double of the store knows one account.
  const password = 'a-password-of-a-try';
  const filled = fillExample(compose, {
    ...{ S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER', POSTGRES_PASSWORD: password },
    DATABASE_URL: `postgres://peonia:${password}@postgres:5432/peonia`,
    SMTP_URL: 'smtps://me:secret@smtp.example.com',
    SMS_URL: 'https://me:secret@sms.example.com/send',
  });
  writeFileSync(join(compose, 'peonia.env'), filled);
  mkdirSync(join(compose, 'certificate'));
  writeCertificate(join(compose, 'certificate'));
  mkdirSync(join(compose, 'backups'));

  const services = new Map(readServices(compose).map((service) => [service.name, service]));
  const addresses = makeNetworks([...services.keys()]);
  const hosts = join(folder, 'hosts');
  const lines = [...addresses].map(([service, address]) => `${address} ${service}`);
  // The store runs in this process, on the bridge.
  writeFileSync(hosts, `127.0.0.1 localhost\n${lines.join('\n').replace(/^.* store$/m, '172.28.0.1 store')}\n`);
  store = await startStore();
  startPostgres(services.get('postgres') as Service, password);
  const [redis = '', ...redisArgs] = services.get('redis')?.command ?? [];
  startHere('redis', redis, redisArgs.concat('--bind', '*', '--protected-mode', 'no'));
  startHere('relay', 'turnserver', services.get('relay')?.command ?? []);
  for (const service of ['postgres', 'redis'])
    await waitFor(service, () => inNetwork(service, ...(services.get(service)?.healthcheck ?? [])).status === 0);
  makeDatabase(addresses.get('postgres') ?? '', password);

  const around = { root: buildah('mount', buildContainer), image: readImage(name), folder, hosts, placeOf };
  for (const service of ['api1', 'api2', 'worker'])
    containers.push(startContainer(services.get(service) as Service, around));
  for (const container of containers) await waitFor(container.name, container.isHealthy);
  startNginx(services.get('nginx') as Service, hosts);
  const address = addresses.get('nginx') ?? '';
  await waitFor('nginx', () => spawnSync('curl', ['-ksf', `https://${address}/livez`]).status === 0);
  await waitFor('relay', () => /:3478\b/.test(inNetwork('relay', 'ss', '-lun').stdout));
  const wrong = await lookAtCompose(containers, address);
  for (const one of wrong) console.error(one);
  say(wrong.length === 0 ? 'nothing is wrong' : `${wrong.length} things are wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  for (const container of containers) console.error(`${container.name}:\n${container.log().slice(-2_000)}`);
  throw error;
} finally {
  for (const container of containers) removeContainer(container, folder);
  for (const child of children) child.kill();
  await store?.close();
  await sleep(1_000);
  buildah('rm', buildContainer);
  rmSync(folder, { recursive: true, force: true });
}

/** A path beside compose.yaml, or a volume, which belongs to the account of the image. */
function placeOf(source: string): string {
  if (source.startsWith('.')) return resolve(compose, source);
  const place = join(folder, 'volumes', source);
  mkdirSync(place, { recursive: true });
  execFileSync('chown', ['1000:1000', place]);
  return place;
}

async function startStore(): Promise<S3rver> {
  const directory = join(folder, 'store');
  mkdirSync(directory);
  const options = { address: '172.28.0.1', port: 9000, silent: true, directory, vhostBuckets: false };
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'peonia' }] });
  await server.run();
  return server;
}

/** PostgreSQL of this machine with the arguments of compose; its image would make account and database. */
function startPostgres({ command }: Service, password: string): void {
  findPostgresAccount();
  const [data, secret] = [join(folder, 'database'), join(folder, 'password')];
  mkdirSync(data);
  writeFileSync(secret, password);
  execFileSync('chmod', ['755', folder]);
  execFileSync('chown', ['postgres', data, secret]);
  const as = (program: string) => ['-u', 'postgres', '--', program];
  const made = ['-D', data, '-U', 'peonia', '--auth=scram-sha-256', `--pwfile=${secret}`, '--no-sync', '-E', 'UTF8'];
  execFileSync('runuser', [...as(postgresProgram('initdb')), ...made], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: '/',
  });
  appendFileSync(join(data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  const [program = '', ...args] = command;
  // Its socket is where `inNetwork` looks.
  const own = ['-D', data, '-c', 'listen_addresses=*', '-c', `unix_socket_directories=${data}`];
  startHere('postgres', 'runuser', [...as(postgresProgram(program)), ...args, ...own]);
}

function makeDatabase(host: string, password: string): void {
  const env = { ...process.env, PGPASSWORD: password };
  execFileSync('createdb', ['-h', host, '-U', 'peonia', 'peonia'], { env, stdio: 'inherit' });
}

/** Nginx of this machine with the files that compose mounts, in a view of /etc of its own. */
function startNginx({ volumes }: Service, hosts: string): void {
  const layers = ['upper', 'work'].map((layer) => join(folder, `etc-${layer}`));
  for (const layer of layers) mkdirSync(layer);
  const [upper = '', work = ''] = layers;
  const mounts = volumes.map(({ source, target }) => {
    const from = resolve(compose, source);
    const make = source.endsWith('.conf') ? `touch ${target}` : `mkdir -p ${target}`;
    return `${make}; mount --bind ${from} ${target}`;
  });
  const script = [
    'set -e',
    `mount -t overlay overlay -o lowerdir=/etc,upperdir=${upper},workdir=${work} /etc`,
    // The account of the image.
    'grep -q ^nginx: /etc/passwd || echo "nginx:x:101:101::/:/bin/false" >> /etc/passwd',
    'grep -q ^nginx: /etc/group || echo "nginx:x:101:" >> /etc/group',
    `cat ${hosts} > /etc/hosts`,
    'mkdir /var/log/nginx',
    ...mounts,
    'exec nginx -g "daemon off;"',
  ];
  startHere('nginx', 'sh', ['-c', script.join('\n')]);
}
