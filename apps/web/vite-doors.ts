import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const importOfDoor = /import \{([^}]+)\} from '([^']*\/public\.ts)';/g;
const exportOfDoor = /export \{([^}]+)\} from '([^']+)';/g;

/**
 * Leads each import through a feature's door straight to the module behind it in the browser's build. A door names
 * everything that others may use of a feature, and a page should load only what it uses.
 */
export function openDoors(): Plugin {
  return {
    name: 'open-doors',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('/public.ts')) return null;
      const next = code.replace(importOfDoor, (statement, names: string, path: string) => {
        const behind = modulesBehind(join(dirname(id), path));
        return list(names)
          .map((name) => {
            const file = behind.get(name.replace(/^type /, '').replace(/ as .*$/, ''));
            return file === undefined ? statement : `import { ${name} } from '${file}';`;
          })
          .join(' ');
      });
      return { code: next, map: null };
    },
  };
}

/** Names that a door hands out, and the file of each. */
function modulesBehind(door: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(door, 'utf8').matchAll(exportOfDoor)) {
    for (const name of list(names)) found.set(name.replace(/^type /, ''), join(dirname(door), path));
  }
  return found;
}

function list(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
