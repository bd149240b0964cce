import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Begins each style file with the order of the cascade's layers. The first mention of a layer decides its place, and
 * which file of a page comes first is the bundler's choice: a file of `features` alone before the frame's would turn
 * the order round.
 */
export function cascadeOrder(): Plugin {
  const order = /@layer [\w, ]+;/.exec(
    readFileSync(join(import.meta.dirname, '../../packages/ui/src/layers.css'), 'utf8'),
  )?.[0];
  if (order === undefined) throw new Error('packages/ui/src/layers.css does not name the layers in their order.');
  return {
    name: 'cascade-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`;
        }
      },
    },
  };
}
