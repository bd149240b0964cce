import { expect, it } from 'vitest';
import { readWork } from './read-work.ts';

it.each([
  [[], 'Nothing is asked for.'],
  [['gran', 'Anna', 'admin'], 'There is no "gran".'],
  [['grant'], 'grant needs the name of a member.'],
  [['reset'], 'reset needs the name of a member.'],
  [['grant', 'Anna'], 'grant needs a role.'],
  [['grant', 'Anna', 'king'], 'There is no role "king".'],
  [['grant', 'Anna', 'translator'], 'A translator needs a pair of languages.'],
  [['grant', 'Anna', 'translator', 'de:xx'], '"de:xx" is no pair of languages.'],
  [['revoke', 'Anna', 'admin', 'de:ja'], 'Languages are for translators, not for admin.'],
])('says what is wrong with %j', (words, wanted) => {
  expect(readWork(words)).toBe(wanted);
});
