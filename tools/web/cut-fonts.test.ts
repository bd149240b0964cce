import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { cutFonts, fontFolder } from './cut-fonts.ts';

it('the font files are those that are cut from the whole ones', async () => {
  for (const [name, file] of await cutFonts())
    expect(Buffer.compare(await readFile(join(fontFolder, name)), file)).toBe(0);
});

it('the styles name each file for the characters that it has, and each character once', async () => {
  const styles = await readFile(join(root, 'packages/ui/src/tokens.css'), 'utf8');
  for (const name of ['figtree', 'bricolage-grotesque']) {
    const whole = await charactersOf(`source/${name}-latin-wght-normal.woff2`);
    const files = [`${name}-latin-wght-normal.woff2`, `${name}-latin-more-wght-normal.woff2`];
    const ranges = files.map((file) =>
      codesOf(new RegExp(`${file}[^}]*unicode-range:([^;]*);`).exec(styles)?.[1] ?? ''),
    );
    const [often, more] = await Promise.all(files.map(charactersOf));

    for (const code of whole.filter((one) => one >= 0x20 && one <= 0xff)) {
      const places = ranges.flatMap((range, at) => (range.has(code) ? [at] : []));
      expect(places, `U+${code.toString(16)} of ${name}`).toHaveLength(1);
      expect((places[0] === 0 ? often : more)?.includes(code), `U+${code.toString(16)} of ${name}`).toBe(true);
    }
  }
});

async function charactersOf(file: string): Promise<readonly number[]> {
  const font = create(await readFile(join(fontFolder, file)));
  return 'characterSet' in font ? font.characterSet : [];
}

function codesOf(range: string): ReadonlySet<number> {
  const codes = new Set<number>();
  for (const [, first = '', last = first] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1) codes.add(code);
  return codes;
}
