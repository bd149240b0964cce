import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const licenceFile = /^(?:licen[cs]e|notice|copying)/i;

/** Copies the licence texts of all production packages, and lists package, version and licence in `LIST.txt`. */
export function copyLicences(target: string): void {
  mkdirSync(target, { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const rows = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { version = '', license = '' }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      for (const file of readdirSync(join(root, path)).filter((entry) => licenceFile.test(entry)))
        cpSync(join(root, path, file), join(target, `${name.replace('/', '+')}@${version}`, file), { recursive: true });
      return `${name}\t${version}\t${license}`;
    });
  writeFileSync(join(target, 'LIST.txt'), `${[...new Set(rows)].toSorted().join('\n')}\n`);
}
