import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The sources of an earlier release in a folder of their own, with the packages of this one. */
export interface OlderProgram {
  readonly commit: string;
  /** What `startServe` runs. */
  readonly file: string;
  remove(): void;
}

const root = join(import.meta.dirname, '../../../..');
/** The older release lacks at least so many migrations of this one. */
const migrationsBetween = 5;

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit before the last migrations; null in a copy without history. */
export function olderCommit(): string | null {
  try {
    const added = git(
      ...['log', '--format=%H', '--diff-filter=A', '-n', String(migrationsBetween)],
      ...['--', ':(glob)apps/api/migrations/[0-9]*.sql'],
    );
    const [first] = added.split('\n').slice(-1);
    return first === undefined || first === '' ? null : git('rev-parse', '--verify', '--quiet', `${first}^`);
  } catch {
    return null;
  }
}

export function unpackOlder(commit: string): OlderProgram {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-older-'));
  const archive = execFileSync(
    'git',
    ['archive', commit, 'package.json', 'tsconfig.base.json', 'apps/api', 'packages'],
    {
      cwd: root,
      maxBuffer: 512 * 1024 * 1024,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  installDropped(folder);
  return {
    commit,
    file: join(folder, 'apps/api/src/serve.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Third-party packages of this checkout, and the older release's own. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@peonia'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@peonia' && name !== '.bin') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@peonia', name));
}

/** Packages that this release has no more, beside the program, where it looks first. */
function installDropped(folder: string): void {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const dropped = Object.entries(dependencies).filter(([name]) => !existsSync(join(root, 'node_modules', name)));
  if (dropped.length === 0) return;
  const aside = join(folder, 'dropped');
  mkdirSync(aside);
  const packages = dropped.map(([name, version]) => `${name}@${version}`);
  execFileSync('npm', [
    'install',
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--prefix',
    aside,
    ...packages,
  ]);
  renameSync(join(aside, 'node_modules'), join(folder, 'apps/api/node_modules'));
}
