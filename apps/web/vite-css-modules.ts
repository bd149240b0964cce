import { globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { CSSModulesOptions, Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const files = globSync('{apps/web,packages/ui}/src/**/*.module.css', { cwd: root }).toSorted();

/**
 * Options of CSS Modules, the same for both builds and the tests. Names weigh in scripts, styles and documents: in
 * production a class is two characters for its file and one or two for its place in it, elsewhere `button__isBusy`.
 */
export const cssModules: CSSModulesOptions = {
  generateScopedName(name, file, css) {
    const path = relative(root, file.split('?')[0] ?? file);
    const prefix = prefixOf(files.indexOf(path));
    if (process.env.NODE_ENV !== 'production') return `${basename(path, '.module.css')}__${name}_${prefix}`;
    const names = [...new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, found]) => found))];
    const place = names.indexOf(name);
    return prefix + (place < 0 ? name : place.toString(36));
  },
};

/** A letter and a character: enough for 936 files. */
function prefixOf(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 36)) + (index % 36).toString(36);
}

/**
 * Keeps the styles of a module whose class names the bundler has written into the scripts as constants: it would leave
 * the module out, and its styles with it.
 */
export function keepModuleStyles(): Plugin {
  return {
    name: 'keep-module-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
