import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** Runs PostgreSQL's client programs of one version. */
export interface PostgresPrograms {
  pathOf(program: string): string;
}

interface WantedPrograms {
  /** Value of `PG_BIN`: only there. Empty: in the folders of Debian, then on the PATH. */
  readonly folder: string;
  /** Major version of the server, or of the one that the backup was made of. */
  readonly major: number;
  readonly programs: readonly string[];
  /** The files of a cluster are read by their own version alone; a newer one speaks to a server, and loads its dump. */
  readonly isExact?: boolean;
}

/** Finds programs that fit the server. @throws With what there is and what to install. */
export function findPostgresPrograms(wanted: WantedPrograms): PostgresPrograms {
  const { folder, major, programs, isExact = false } = wanted;
  const places = (folder === '' ? usualFolders() : [folder])
    .filter((place) => programs.every((program) => isExecutable(join(place, program))))
    .map((place) => ({ place, version: majorOf(join(place, programs[0] ?? '')) }));
  const fitting = places.filter(({ version }) => (isExact ? version === major : version >= major));
  const found = fitting.toSorted((a, b) => a.version - b.version)[0]?.place;
  if (found === undefined) throw new Error(describeLack(wanted, places));
  return { pathOf: (program) => join(found, program) };
}

function describeLack(
  { folder, major, programs, isExact = false }: WantedPrograms,
  places: readonly { place: string; version: number }[],
): string {
  const needed = `${programs.join(' and ')} of PostgreSQL ${major}${isExact ? '' : ' or newer'} are needed`;
  const there = places.map(({ place, version }) => `${place} has version ${version || 'unknown'}`);
  if (there.length === 0 && folder !== '') there.push(`${folder} has none`);
  const found = there.length === 0 ? '' : `; ${there.join(', ')}`;
  const debian = programs.includes('postgres') ? 'postgresql' : 'postgresql-client';
  return `${needed}${found}. Install ${debian}-${major} (apt.postgresql.org has every version), or let PG_BIN name their folder.`;
}

function usualFolders(): string[] {
  const versions = listFolder(debianFolder).filter((name) => /^\d+$/.test(name));
  return [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
}

/** 0 where the program does not say. */
function majorOf(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
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
