import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A relay of calls on the loopback of a developer's machine. */
export interface EmbeddedRelay {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * What a relay on a laptop may not reach: all of the private and special networks but the loopback, on which both
 * browsers are.
 */
const denied = [
  '0.0.0.0-0.255.255.255',
  '10.0.0.0-10.255.255.255',
  '100.64.0.0-100.127.255.255',
  '169.254.0.0-169.254.255.255',
  '172.16.0.0-172.31.255.255',
  '192.168.0.0-192.168.255.255',
  '224.0.0.0-255.255.255.255',
  'fc00::-fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  'fe80::-febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
];

/** Ends the relay also when we are killed: its wrapper waits for the end of our pipe. */
const wrapper = 'turnserver "$@" < /dev/null & relay=$!; read -r _; kill "$relay" 2> /dev/null; wait "$relay"';

const pollMs = 50;
const readyPolls = 100;

/** Starts coturn with our secret; null where it is not installed or does not come up. */
export async function startEmbeddedRelay({ secret }: { readonly secret: string }): Promise<EmbeddedRelay | null> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'peonia-relay-'));
  const child = spawn('sh', ['-c', wrapper, 'turnserver', ...argumentsFor({ port, secret, folder })], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = async () => {
    child.stdin.destroy();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  if (await answers(port, child)) return { url: `turn:127.0.0.1:${port}`, stop };
  await stop();
  return null;
}

function argumentsFor({ port, secret, folder }: { port: number; secret: string; folder: string }): string[] {
  return [
    '-n',
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    `--listening-port=${port}`,
    '--use-auth-secret',
    `--static-auth-secret=${secret}`,
    '--realm=peonia',
    '--fingerprint',
    '--no-cli',
    '--no-tls',
    '--no-dtls',
    '--no-multicast-peers',
    '--allow-loopback-peers',
    '--user-quota=8',
    '--log-file=stdout',
    '--simple-log',
    `--pidfile=${join(folder, 'pid')}`,
    `--userdb=${join(folder, 'users')}`,
    ...denied.map((range) => `--denied-peer-ip=${range}`),
  ];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** It listens on TCP as well, which is easier to ask. */
async function answers(port: number, child: ChildProcess): Promise<boolean> {
  for (let left = readyPolls; left > 0 && child.exitCode === null; left -= 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return true;
    await sleep(pollMs);
  }
  return false;
}
