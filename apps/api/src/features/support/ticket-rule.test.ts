import { expect, it } from 'vitest';
import { readCategory, readContent, readName } from './ticket-rule.ts';

it.each([
  [{}, true],
  [{ category: '' }, true],
  [{ category: 'toString' }, true],
  [{ category: 'payment' }, false],
])('refuses the category of %o (member: %s)', (body, isMember) => {
  expect(() => readCategory(body, isMember)).toThrow('Illegal access');
});

it('lets a guest use contact and a member every category', () => {
  expect(readCategory({ category: 'contact' }, false)).toBe('contact');
  expect(readCategory({ category: 'payment' }, true)).toBe('payment');
});

it.each([[undefined], [''], [' \n ']])('refuses the text %o', (content) => {
  expect(() => readContent(content === undefined ? {} : { content })).toThrow(
    'Please write what we can help you with.',
  );
});

it.each([[undefined], ['Ann'], ['  Ann  '], ['王小明']])(
  'refuses the name %o, which is not longer than three characters',
  (name) => {
    expect(() => readName(name === undefined ? {} : { name })).toThrow('Name is invalid');
  },
);

it('counts characters as readers see them', () => {
  expect(readName({ name: ' 欧阳小明 ' })).toBe('欧阳小明');
  expect(() => readName({ name: '𠮷野家' })).toThrow('Name is invalid');
});
