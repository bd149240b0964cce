import { posix } from 'node:path';

/** Where an import leads: a file of the repository, or a package from outside. */
type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin' };

const workspace = /^@peonia\/([^/]+)\/(.+)$/;

/** Resolves as Node and the bundler do here: exact paths, workspaces by `exports`, nothing guessed. */
export function resolveImport(from: string, specifier: string): Target {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(from), bare) };
  const [, name, path] = workspace.exec(bare) ?? [];
  if (name && path) return { kind: 'file', path: `packages/${name}/src/${path}` };
  if (bare.startsWith('node:') || bare.startsWith('virtual:')) return { kind: 'builtin' };
  return { kind: 'package', name: bare.split('/', bare.startsWith('@') ? 2 : 1).join('/') };
}

/** True for tests and for an app's test harness, which may use what the program itself may not. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /^apps\/[^/]+\/test\//.test(file);
}
