import { expect, it } from 'vitest';
import { chooseSpelling } from './choose-spelling.ts';

const available = ['de', 'en-AU', 'en-GB', 'en-US', 'fr', 'it', 'ko'];

it.each([
  [
    ['en-GB', 'de-AT'],
    ['en-GB', 'de'],
  ],
  [
    ['en', 'en-US'],
    ['en-AU', 'en-US'],
  ],
  [['ja', 'zh-Hans-CN', 'fr-CA'], ['fr']],
  [
    ['en-US', 'en', 'de', 'de-DE'],
    ['en-US', 'de'],
  ],
  [[], []],
])('chooses for %j the dictionaries %j', (wanted, expected) => {
  expect(chooseSpelling(wanted, available)).toEqual(expected);
});
