import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './redis-server.ts';

/**
 * Coturn with the configuration that the runbook gives, but for what belongs to the machine: addresses, certificate,
 * secret, files.
 */
export interface CoturnServer {
  readonly port: number;
  close(): Promise<void>;
}

const runbook = join(import.meta.dirname, '../../../../docs/runbooks/coturn.md');
const ofTheMachine =
  /^(?:listening-ip|relay-ip|listening-port|tls-listening-port|cert|pkey|static-auth-secret|log-file|proc-user|proc-group)=/;

export async function startCoturn(secret: string): Promise<CoturnServer> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'peonia-coturn-'))];
  const [, written = ''] = /```conf\n([\s\S]*?)```/.exec(await readFile(runbook, 'utf8')) ?? [];
  const own = [
    'listening-ip=127.0.0.1',
    'relay-ip=127.0.0.1',
    `listening-port=${port}`,
    'no-tls',
    `static-auth-secret=${secret}`,
    'log-file=stdout',
    `pidfile=${join(folder, 'pid')}`,
    `userdb=${join(folder, 'users')}`,
  ];
  const file = join(folder, 'turnserver.conf');
  await writeFile(file, [...written.split('\n').filter((line) => !ofTheMachine.test(line)), ...own].join('\n'));
  const child = spawn('turnserver', ['-c', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const exited = new Promise((resolve) => void child.once('exit', resolve));
  for (let left = 100; left > 0 && !(await isOpen(port)); left -= 1) {
    if (child.exitCode !== null || left === 1) throw new Error(`coturn did not start: ${said}`);
    await sleep(50);
  }
  // An option that it does not know is only warned of.
  if (/Bad configuration|Unknown|CONFIG ERROR/i.test(said))
    throw new Error(`coturn does not take the runbook's configuration: ${said}`);
  return {
    port,
    async close() {
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
