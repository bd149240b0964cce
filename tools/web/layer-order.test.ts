import { expect, test } from 'vitest';
import { findLayerProblem } from './layer-order.ts';

const styles: Readonly<Record<string, string>> = {
  'base.css': '@layer reset,tokens,parts,features;@layer parts{.a{color:red}}',
  'page.css': '@layer features{.b{color:blue}}',
};
const manifest = {
  'src/boot.ts': { file: 'boot.js' },
  'src/entry.tsx': { file: 'entry.js', imports: ['_base', '_part'], css: ['page.css'] },
  _base: { file: 'base.js', css: ['base.css'] },
  _part: { file: 'part.js', css: ['page.css'] },
  'src/lone.tsx': { file: 'lone.js', css: ['page.css'] },
};
const readStyle = (file: string) => styles[file] ?? '';

test('accepts a document whose first stylesheet states the layers', () => {
  expect(findLayerProblem(manifest, readStyle, { entry: 'src/entry.tsx', page: 'src/lone.tsx' })).toBeNull();
});

test('refuses a document whose first stylesheet begins with another layer', () => {
  expect(findLayerProblem(manifest, readStyle, { entry: 'src/lone.tsx' })).toBe(
    'src/lone.tsx links /page.css first, whose layers are features instead of reset, tokens, parts, features',
  );
});

test('refuses a document without a stylesheet', () => {
  expect(findLayerProblem(manifest, readStyle, { entry: 'src/boot.ts' })).toBe('src/boot.ts links no stylesheet');
});
