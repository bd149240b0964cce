import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresAccount, launchAs } from '../../apps/api/src/platform/db/embedded/embedded-account.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** A PostgreSQL server on a folder, reached by a socket that only this account opens. */
export interface ScratchServer {
  urlOf(user: string, database: string): string;
  stop(): Promise<void>;
}

const account = findPostgresAccount();

/** Gives a folder with all that is in it to the account that PostgreSQL runs under. */
export function giveToPostgres(folder: string): void {
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

/** Makes an empty cluster. */
export async function initialiseScratch(programs: PostgresPrograms, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToPostgres(folder);
  const args = [
    '-D',
    folder,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  const { program, args: full, ...owner } = launchAs(account, programs.pathOf('initdb'), args, [folder]);
  const child = spawn(program, full, { ...owner, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('initdb failed, as it says above.');
}

/**
 * Starts a server with settings of its own; the configuration of the folder is not read. Waits until it takes writes,
 * which after a restore is the end of the recovery.
 *
 * @throws With the end of its log when it ends instead.
 */
export async function startScratch(
  programs: PostgresPrograms,
  folder: string,
  options: { user: string; settings?: Readonly<Record<string, string>>; env?: NodeJS.ProcessEnv },
): Promise<ScratchServer> {
  const run = mkdtempSync(join(tmpdir(), 'peonia-scratch-'));
  writeFileSync(join(run, 'postgresql.conf'), '');
  writeFileSync(join(run, 'pg_hba.conf'), 'local all all trust\nlocal replication all trust\n');
  if (account)
    for (const path of ['', 'postgresql.conf', 'pg_hba.conf']) chownSync(join(run, path), account.uid, account.gid);
  const settings = {
    config_file: join(run, 'postgresql.conf'),
    hba_file: join(run, 'pg_hba.conf'),
    listen_addresses: '',
    unix_socket_directories: run,
    fsync: 'off',
    archive_mode: 'off',
    hot_standby: 'off',
    shared_preload_libraries: '',
    ssl: 'off',
    ...options.settings,
  };
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const log = join(run, 'log');
  const output = openSync(log, 'a', 0o600);
  const { program, args: full, ...owner } = launchAs(account, programs.pathOf('postgres'), args, [folder, run]);
  const child = spawn(program, full, {
    ...owner,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', ...options.env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let hasEnded = false;
  const ended = once(child, 'exit').then(() => (hasEnded = true));
  const urlOf = (user: string, database: string) =>
    `postgresql://${encodeURIComponent(user)}@localhost/${database}?host=${encodeURIComponent(run)}`;
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(run, { recursive: true, force: true });
  };

  while (!(await takesWrites(urlOf(options.user, 'postgres')))) {
    if (hasEnded) {
      const said = readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n');
      await stop();
      throw new Error(`PostgreSQL ended:\n${said}`);
    }
    await sleep(50);
  }
  return { urlOf, stop };
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
    return rows[0]?.recovering === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
