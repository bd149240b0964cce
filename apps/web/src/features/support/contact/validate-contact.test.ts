import { expect, it } from 'vitest';
import { validateContact } from './validate-contact.ts';

const right = { name: 'Anna', email: 'anna@example.com', content: 'Hello', captcha: 'solved' };

it('accepts a complete message', () => {
  expect(validateContact(right)).toEqual([]);
});

it.each([
  ['name', { ...right, name: ' Ann ' }],
  ['email', { ...right, email: 'anna@example' }],
  ['content', { ...right, content: '\n' }],
  ['captcha', { ...right, captcha: null }],
] as const)('finds that %s is missing', (field, fields) => {
  expect(validateContact(fields)).toEqual([field]);
});

it('lists invalid fields in the order of the page', () => {
  expect(validateContact({ name: '', email: '', content: '', captcha: null })).toEqual([
    'name',
    'email',
    'content',
    'captcha',
  ]);
});
