import { expect, test } from 'vitest';
import { scanSource } from './scan-source.ts';

test('finds every way to import, with its line', () => {
  const text = [
    "import type { Row } from './row.ts';",
    "import pg, { type Pool } from 'pg';",
    "export { send } from './send.ts';",
    "export * from './all.ts';",
    "const late = await import('./late.ts');",
    "type Far = import('./far.ts').Far;",
  ].join('\n');
  const { imports, isBarrel } = scanSource('a.ts', text);
  expect(imports.map(({ specifier, isType, line }) => [specifier, isType, line])).toEqual([
    ['./row.ts', true, 1],
    ['pg', false, 2],
    ['./send.ts', false, 3],
    ['./all.ts', false, 4],
    ['./late.ts', false, 5],
    ['./far.ts', true, 6],
  ]);
  expect(isBarrel).toBe(false);
});

test('an import named only in a comment or a string is none', () => {
  expect(scanSource('a.ts', "// import './a.ts'\nexport const text = `import './b.ts'`;").imports).toEqual([]);
});

test('finds every name that a file exports', () => {
  const text = "export const a = 1;\nexport interface B {}\nexport default a;\nexport { c as d } from './c.ts';";
  expect(scanSource('a.ts', text).exports).toEqual([
    { value: 'a', line: 1 },
    { value: 'B', line: 2 },
    { value: 'd', line: 4 },
  ]);
});

test('counts lines that hold code', () => {
  expect(
    scanSource('a.ts', '/* one\n two */\n\nexport const a = 1; // said\n// not\nexport const b = `x\ny`;\n').codeLines,
  ).toBe(3);
});
