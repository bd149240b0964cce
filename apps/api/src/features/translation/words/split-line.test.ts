import { expect, it } from 'vitest';
import { splitLine } from './split-line.ts';

it.each([
  ['## First {#first}', '## ', 'First', ' {#first}'],
  ['- **Gold**: {gold_usd_cents}', '- ', '**Gold**: {gold_usd_cents}', ''],
  ['> Note', '> ', 'Note', ''],
  ['12. Twelfth', '12. ', 'Twelfth', ''],
  ['', '', '', ''],
])('splits %o', (line, before, words, after) => {
  expect(splitLine(line)).toEqual({ before, words, after });
});
