import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** Runs PostgreSQL's client programs of one version. */
export interface PostgresPrograms {
  pathOf(program: string): string;
}

/** Finds programs of the server's version or, for a client alone, of a newer one. @throws With what to install. */
export function findPostgresPrograms(folder: string, major: number, wanted: readonly string[]): PostgresPrograms {
  const found = folders(folder, major).find((place) => wanted.every((program) => isExecutable(join(place, program))));
  if (found === undefined)
    throw new Error(
      `${wanted.join(' and ')} of PostgreSQL ${major} are needed: install postgresql-${major}, or set PG_BIN.`,
    );
  return { pathOf: (program) => join(found, program) };
}

function folders(given: string, major: number): string[] {
  if (given !== '') return [given];
  const versions = listFolder(debianFolder)
    .map(Number)
    .filter((version) => version >= major)
    .toSorted((a, b) => a - b);
  return [
    ...versions.map((version) => join(debianFolder, String(version), 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Connection settings as libpq reads them: a password in arguments would be seen by every account of the machine. */
export function connectionEnvironment(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  return {
    PATH: process.env['PATH'],
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGDATABASE: pathname.slice(1),
    ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }),
    ...(sslmode === null ? {} : { PGSSLMODE: sslmode }),
  };
}

/** Starts a program; `ended` throws with what it said when it fails. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { child: ReturnType<typeof spawn>; ended: Promise<string> } {
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`);
    return said;
  });
  // The stream of its output may fail first.
  ended.catch(() => {});
  return { child, ended };
}
