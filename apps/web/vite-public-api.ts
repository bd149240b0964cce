import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const importOfApi = /import \{([^}]+)\} from '([^']*\/public\.ts)';/g;
const exportOfApi = /export \{([^}]+)\} from '([^']+)';/g;

/**
 * Leads each import through a feature's public API straight to the module behind it in the browser's build. A public
 * API names everything that others may use of a feature, and a page should load only what it uses.
 */
export function inlinePublicApis(): Plugin {
  return {
    name: 'open-doors',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('/public.ts')) return null;
      const next = code.replace(importOfApi, (statement, names: string, path: string) => {
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

/** Names that a public API exports, and the file of each. */
function modulesBehind(publicApi: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(publicApi, 'utf8').matchAll(exportOfApi)) {
    for (const name of list(names)) found.set(name.replace(/^type /, ''), join(dirname(publicApi), path));
  }
  return found;
}

function list(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
