import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { relaySettings } from '../../apps/api/src/features/calls/relay/relay-settings.ts';

/** The one of development, which the program of the journeys has as well. */
const [, secret] = relaySettings.settings;

/** The relay that the program of the journeys names: a real coturn, which can be torn away. */
export interface Relay {
  /** As if its machine had died: all ways through it are gone. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Starts coturn on the port that the program was told. */
export async function openRelay(port: number): Promise<Relay> {
  let child = await start(port);
  return {
    async cut() {
      const ended = new Promise((resolve) => void child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    async restore() {
      child = await start(port);
    },
  };
}

async function start(port: number): Promise<ChildProcess> {
  const own = [
    '-n',
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    `--listening-port=${port}`,
    '--use-auth-secret',
    `--static-auth-secret=${secret?.fallback ?? ''}`,
    '--realm=peonia',
    '--no-cli',
    '--no-tls',
    '--no-dtls',
    '--allow-loopback-peers',
    '--log-file=stdout',
    '--pidfile=',
    '--userdb=',
  ];
  const child = spawn('turnserver', own, { stdio: 'ignore' });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error('coturn did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return child;
}

/** It listens on TCP as well, which is easier to ask. */
function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
