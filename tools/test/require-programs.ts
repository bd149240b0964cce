import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that tests need and npm does not bring: its names, its Debian package, and how to point to one's own. */
interface Program {
  readonly names: readonly string[];
  readonly debian: string;
  readonly variable?: string;
  /** Where it is, beside the usual places. */
  readonly folders?: readonly string[];
}

export const chromium: Program = {
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  debian: 'chromium',
  variable: 'CHROMIUM_PATH',
};
/**
 * The same engine without windows and bars: journeys take about a third less time in it. Where it is not to be had,
 * Chromium serves.
 */
export const headlessShell: Program = {
  names: ['chromium-headless-shell', ...chromium.names],
  debian: 'chromium-headless-shell',
  variable: 'CHROMIUM_PATH',
};
export const redis: Program = { names: ['redis-server'], debian: 'redis-server' };
/** The relay of calls: its passwords and refusals are tried on the real one. */
export const coturn: Program = { names: ['turnserver'], debian: 'coturn' };
/** Servers and tools of a version that Debian keeps: backup and restore are tried on the real ones. */
export const postgres: Program = {
  names: ['postgres'],
  debian: 'postgresql-15',
  folders: ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'],
};
/** The proxy of the deployment: its configuration is tried on the real one. */
export const nginx: Program = { names: ['nginx'], debian: 'nginx-light', folders: ['/usr/sbin'] };
/** The pooler that operators put before PostgreSQL: the program is tried through the real one. */
export const pgbouncer: Program = { names: ['pgbouncer'], debian: 'pgbouncer', folders: ['/usr/sbin'] };
/** A display without a screen: the desktop client is tried in a real window. */
export const xvfb: Program = { names: ['Xvfb'], debian: 'xvfb' };
export const ffmpeg: Program = { names: ['ffmpeg'], debian: 'ffmpeg' };

const macApps = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The program's path; undefined when it is not on this machine. */
export function findProgram({ names, variable, folders: own = [] }: Program): string | undefined {
  const given = variable ? process.env[variable] : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) =>
    [...own, ...folders, '/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/homebrew/bin'].map((folder) =>
      join(folder, name),
    ),
  );
  return [...(given ? [given] : []), ...places, ...(names.includes('chromium') ? [macApps] : [])].find(isExecutable);
}

/**
 * Makes sure that the programs are there: installs what is missing where we may (root on Debian or Ubuntu).
 *
 * @throws With one clear line otherwise.
 */
export function requirePrograms(programs: readonly Program[]): void {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return;
  const packages = missing.map(({ debian }) => debian);
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log(`Installing ${packages.join(', ')} (apt-get)…`);
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'] as const,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-q'], { ...options, stdio: [...options.stdio] });
    spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], {
      ...options,
      stdio: [...options.stdio],
    });
  }
  const still = missing.filter((program) => findProgram(program) === undefined);
  if (still.length > 0) throw new Error(`The tests need ${still.map(describe).join(', ')}: install and run again.`);
}

function describe({ debian, variable }: Program): string {
  return variable ? `${debian} (or ${variable}=<path of one>)` : debian;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
