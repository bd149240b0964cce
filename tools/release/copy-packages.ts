import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Copies installed packages with all that they depend on; optional ones of other platforms are not installed. */
export function copyPackages(names: readonly string[], target: string): void {
  const waiting = [...names];
  const done = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const from = join(root, 'node_modules', name);
    if (done.has(name) || !existsSync(from)) continue;
    done.add(name);
    cpSync(from, join(target, name), { recursive: true, dereference: true, filter: (path) => isWanted(from, path) });
    const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
    waiting.push(...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }));
  }
}

/** Names of the packages that built files of a folder import. */
export function importedPackages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const names = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /\b(?:from|import)\s*["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"']*)?["']/g,
      ),
    ].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => existsSync(join(root, 'node_modules', name)));
}

/** Sources, types and source maps of packages are not run. */
function isWanted(from: string, path: string): boolean {
  return !(dirname(path) === from && /\/(?:src|install)$/.test(path)) && !/\.(?:map|[mc]?ts|tsx|md)$/.test(path);
}
