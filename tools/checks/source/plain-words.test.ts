import { expect, test } from 'vitest';
import { subjectProblems } from '../plain-words.ts';
import { nameBreaks, plainNames } from './plain-words.ts';

const words = (name: string) => nameBreaks(name, plainNames).map(({ word }) => word);

test('finds a refused word in a camelCase name', () => {
  expect(words('readStanding')).toEqual(['standing']);
});

test('finds a refused pair of words in a kebab-case name', () => {
  expect(words('use-let-in-list')).toEqual(['let-in']);
});

test('accepts a longer word that contains a refused one', () => {
  expect(words('outstandingOrders')).toEqual([]);
});

test('accepts names of SQL and the wire', () => {
  expect(words('let_in')).toEqual([]);
});

test('accepts a conventional commit subject', () => {
  expect(subjectProblems(['fix(chat): release the reply slot when a message is recalled'])).toEqual([]);
});

test.each([
  ['Let a page hear before it is told', 'is not `type(scope): imperative`'],
  [`fix(chat): ${'x'.repeat(70)}`, 'has 81 characters, 72 are allowed'],
  ['fix(auth): press again whoever asks', 'says "whoever": name the role: a member who …'],
])('refuses the subject "%s"', (subject, message) => {
  expect(subjectProblems([subject]).map((problem) => problem.message)).toEqual([message]);
});
