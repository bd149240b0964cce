import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system account PostgreSQL runs under; it refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** A program with its arguments and the account to start it under, as `spawn` wants them. */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

const accountName = 'postgres';

/** The account to use, created if missing; undefined means the current one, unless it is root. */
export function findPostgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = readAccount();
  if (account) return account;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName]);
  const created = readAccount();
  if (!created)
    throw new Error(
      `PostgreSQL does not run as root and the account "${accountName}" could not be made: start as another account, or set DATABASE_URL.`,
    );
  return created;
}

function readAccount(): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, accountName], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * How to start a program under the account. A folder below a closed one (root's home, a private temporary folder) is
 * not accessible to another account. Instead of changing folder permissions, the program gets the capability to
 * traverse them.
 */
export function launchAs(
  account: Account | undefined,
  program: string,
  args: readonly string[],
  paths: readonly string[],
): Launch {
  if (!account) return { program, args };
  if ([program, ...paths].every((path) => canReach(account, path))) return { program, args, ...account };
  const right = '+dac_override';
  const privileges = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${right}`,
    `--ambient-caps=${right}`,
  ];
  return { program: 'setpriv', args: [...privileges, program, ...args] };
}

function canReach(account: Account, path: string): boolean {
  const folder = dirname(path);
  const { mode, uid, gid } = statSync(folder);
  const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & needed) !== 0 && (folder === dirname(folder) || canReach(account, folder));
}
