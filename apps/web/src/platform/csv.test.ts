import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('writes a row a line, and quotes what holds commas or quotes', () => {
  expect(csvOf(['name', 'count'], [['a, "b"', 2]])).toBe('name,count\r\n"a, ""b""",2\r\n');
});

it('writes numbers as they are, and texts as no formula', () => {
  expect(
    csvOf(
      ['word', 'count'],
      [
        ['\u{FF1D}1+1', -1],
        [' =1', null],
      ],
    ),
  ).toBe("word,count\r\n'\u{FF1D}1+1,-1\r\n' =1,\r\n");
});
