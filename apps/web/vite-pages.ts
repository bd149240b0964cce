import { readFileSync } from 'node:fs';
import { parsePage } from '@peonia/i18n/pages/parse-page.ts';
import type { Plugin } from 'vite';

/**
 * Turns each written page (`packages/i18n/pages/<lang>/<page>.md`) into its parsed tree at build time: no Markdown
 * reaches a browser.
 */
export function writtenPages(): Plugin {
  return {
    name: 'written-pages',
    enforce: 'pre',
    load(id) {
      const file = id.replace(/\?.*$/s, '');
      if (!/\/packages\/i18n\/pages\/[a-z]{2}\/[a-z]+\.md$/.test(file)) return null;
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(parsePage(readFileSync(file, 'utf8'))))});`,
        map: null,
      };
    },
  };
}
