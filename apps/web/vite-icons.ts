import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const importOfIcons = /import \{([^}]+)\} from '([^']*\bicons\.tsx)';/g;

/**
 * Makes each icon a module of its own in the browser's build. The parts take their icons from one file, which would be
 * one chunk with every icon that any page shows; this way a page loads only its own.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('icons.tsx')) return null;
      const next = code.replace(importOfIcons, (_, names: string, path: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) =>
            name.startsWith('type ')
              ? `import { ${name} } from '${path}';`
              : `import { ${name} } from '${path}?icon=${name}';`,
          )
          .join(' '),
      );
      return { code: next, map: null };
    },
    async resolveId(source, importer) {
      const [path = '', name] = source.split('?icon=');
      if (name === undefined) return null;
      const file = await this.resolve(path, importer);
      return file === null ? null : `${file.id}?icon=${name}`;
    },
    load(id) {
      const [file = '', name] = id.split('?icon=');
      return name === undefined ? null : onlyIcon(readFileSync(file, 'utf8'), name);
    },
  };
}

const LIGHT_ICONS = '\0light-icons';

/** Gives Lucide's icons the design system's own maker of components, in the browser and in the server's rendering alike. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId: (source) => (source === '../createLucideIcon.mjs' ? LIGHT_ICONS : null),
    load: (id) =>
      id === LIGHT_ICONS
        ? `export { drawGlyph as default } from ${JSON.stringify(join(import.meta.dirname, '../../packages/ui/src/draw-glyph.ts'))};`
        : null,
  };
}

const importOfGlyph = /^import (\w+) from .*$/gm;
const outlinedIcon = /^export const (\w+) = .*outlined\((\w+)\);$/gm;

/** The lines of the file that one icon needs: an outlined one its glyph, a drawn one everything but the outlined ones. */
function onlyIcon(source: string, name: string): string {
  const outlined = [...source.matchAll(outlinedIcon)].find(([, icon]) => icon === name);
  if (outlined === undefined) return source.replace(outlinedIcon, '').replace(importOfGlyph, '');
  const [line, , glyph] = outlined;
  const glyphImport = [...source.matchAll(importOfGlyph)].find(([, local]) => local === glyph)?.[0] ?? '';
  return `${glyphImport}\nimport { outlined } from './icon-glyph.tsx';\n${line}\n`;
}
