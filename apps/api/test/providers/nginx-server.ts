import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './redis-server.ts';

/** Nginx with the configuration of `deploy/nginx`, but for what belongs to the machine: ports, certificate, paths. */
export interface NginxServer {
  readonly address: string;
  /** Its configuration, and the part of it that a rolling restart edits. */
  readonly file: string;
  readonly upstreams: string;
  close(): Promise<void>;
}

const deploy = join(import.meta.dirname, '../../../../deploy/nginx');

/** Writes the configuration for this machine into a folder; `tls` keeps the certificate and the secure port. */
export async function writeNginxConfiguration(
  folder: string,
  { ports, port, tls }: { ports: readonly number[]; port: number; tls: boolean },
): Promise<string> {
  const upstreams = join(folder, 'upstreams.conf');
  const written = await readFile(join(deploy, 'upstreams.conf'), 'utf8');
  await writeFile(
    upstreams,
    ports.reduce((text, to, at) => text.replace(`127.0.0.1:300${at + 1}`, `127.0.0.1:${to}`), written),
  );
  const site = (await readFile(join(deploy, 'peonia.conf'), 'utf8'))
    .replace('/etc/nginx/peonia-upstreams.conf', upstreams)
    .replace(/listen \[::\]:.*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`)
    .replaceAll('/etc/letsencrypt/live/example.com', folder)
    .replace(/ssl_certificate.*\n/g, (line) => (tls ? line : ''))
    .replace('/var/cache/peonia', join(folder, 'cache'))
    .replaceAll('/var/log/nginx/peonia.log', join(folder, 'access.log'));
  const main = `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\ndaemon off;\nworker_processes 1;
events { worker_connections 4096; }
http {
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${site}
}\n`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, process.getuid?.() === 0 ? `user root;\n${main}` : main);
  return file;
}

/** A certificate that nobody trusts, in the files of the configuration. */
export function writeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate, '-subj', '/CN=example.com'], {
    stdio: 'ignore',
  });
}

/** Answers when it listens and, without TLS, when a program behind it is alive. */
export async function startNginx(
  ports: readonly number[],
  { on, tls = false }: { on?: number; tls?: boolean } = {},
): Promise<NginxServer> {
  const [port, folder] = [on ?? (await freePort()), await mkdtemp(join(tmpdir(), 'peonia-nginx-'))];
  await mkdir(join(folder, 'cache'));
  if (tls) writeCertificate(folder);
  const file = await writeNginxConfiguration(folder, { ports, port, tls });
  const child = spawn('nginx', ['-c', file], { env: nginxEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise((resolve) => void child.once('exit', resolve));
  const address = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  const isReady = async () =>
    tls ? isListening(port) : (await fetch(`${address}/livez`).catch(() => null))?.ok === true;
  for (let left = 100; !(await isReady()); left -= 1) {
    if (left === 0 || child.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'));
    await sleep(50);
  }
  return {
    address,
    file,
    upstreams: join(folder, 'upstreams.conf'),
    async close() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

/** Says what is wrong with a configuration; empty where nothing is. */
export function testNginxConfiguration(file: string): string {
  try {
    execFileSync('nginx', ['-t', '-q', '-c', file], { env: nginxEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] });
    return '';
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr ?? error);
  }
}

/** Debian puts it where only root's shell looks. */
const nginxEnvironment = () => ({ ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` });
