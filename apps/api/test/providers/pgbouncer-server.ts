import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresAccount, launchAs } from '../../src/platform/db/embedded/embedded-account.ts';
import { freePort } from './redis-server.ts';

/** Pgbouncer with the configuration of `deploy/pgbouncer`, but for addresses, accounts and paths. */
export interface PgbouncerServer {
  readonly port: number;
  urlOf(database: string): string;
  signal(name: NodeJS.Signals): void;
  close(): Promise<void>;
}

/** A database of a server behind the pooler. */
interface Pooled {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly database: string;
}

const written = join(import.meta.dirname, '../../../../deploy/pgbouncer/pgbouncer.ini');
const account = findPostgresAccount();

/** The configuration for these databases; every line of `connect_query` and the limits stay as they are. */
function configure(text: string, { port, folder, databases }: Place): string {
  const [, connectQuery = ''] = /connect_query='((?:[^']|'')*)'/.exec(text) ?? [];
  const entries = databases.map(
    ({ name, host, port: to, database }) =>
      `${name} = host=${host} port=${to} dbname=${database} user=postgres connect_query='${connectQuery}'`,
  );
  return text
    .replace(/\[databases\][^[]*/, `[databases]\n${entries.join('\n')}\n\n`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^unix_socket_dir = .*$/m, 'unix_socket_dir =')
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*\n/m, '')
    .replace(/^logfile = .*$/m, `logfile = ${folder}/log`)
    .replace(/^pidfile = .*$/m, `pidfile = ${folder}/pid`);
}

interface Place {
  readonly port: number;
  readonly folder: string;
  readonly databases: readonly Pooled[];
}

export async function startPgbouncer(databases: readonly Pooled[], on?: number): Promise<PgbouncerServer> {
  const [port, folder] = [on ?? (await freePort()), await mkdtemp(join(tmpdir(), 'peonia-pooler-'))];
  await chmod(folder, 0o777);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, configure(await readFile(written, 'utf8'), { port, folder, databases }));
  const { program, args, ...owner } = launchAs(account, '/usr/sbin/pgbouncer', ['-q', file], [file]);
  const child = spawn(program, args, { ...owner, stdio: 'ignore' });
  const exited = new Promise((resolve) => void child.once('exit', resolve));
  const urlOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  for (let left = 200; !(await connects(urlOf(databases[0]?.name ?? ''))); left -= 1) {
    if (left === 0 || child.exitCode !== null) throw new Error(await readFile(join(folder, 'log'), 'utf8'));
    await sleep(50);
  }
  return {
    port,
    urlOf,
    signal: (name) => void child.kill(name),
    async close() {
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
