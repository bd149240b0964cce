import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

/** A copy of the repository whose sources may be broken: installed packages are shared, workspaces are its own. */
export interface Sandbox {
  readonly root: string;
  remove(): void;
}

const workspaceScope = '@peonia';

export function makeSandbox(): Sandbox {
  const sandbox = mkdtempSync(join(tmpdir(), 'peonia-mutants-'));
  const tracked = execFileSync('git', ['-C', root, 'ls-files', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of tracked.split('\0').filter(Boolean)) {
    mkdirSync(join(sandbox, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(sandbox, file));
  }
  linkPackages(sandbox);
  return { root: sandbox, remove: () => rmSync(sandbox, { recursive: true, force: true }) };
}

function linkPackages(sandbox: string): void {
  const target = join(sandbox, 'node_modules');
  mkdirSync(join(target, workspaceScope), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== workspaceScope) symlinkSync(join(root, 'node_modules', name), join(target, name));
  for (const name of readdirSync(join(sandbox, 'packages')))
    symlinkSync(join(sandbox, 'packages', name), join(target, workspaceScope, name));
}
