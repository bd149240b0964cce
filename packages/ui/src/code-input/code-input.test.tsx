import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeInput, codeDigits } from './code-input.tsx';
import * as css from './code-input.module.css';

test('renders six boxes with one input that supports one-time-code autofill', () => {
  const out = html(<CodeInput aria-label="Code" value="407" onChange={() => undefined} />);
  expect(out.match(/<input/g)).toHaveLength(1);
  expect(out.match(new RegExp(`class="${css.codeBox}`, 'g'))).toHaveLength(6);
  expect(out).toContain('autoComplete="one-time-code"');
  expect(out).toContain('inputMode="numeric"');
  // No maxlength: a pasted "407 129" must not be cut before its space is removed.
  expect(out).not.toMatch(/maxlength/i);
});

test.each([
  ['407 129', '407129'],
  ['４０７１２９', '407129'],
  ['Your code: 407-129.', '407129'],
  ['4071299', '407129'],
  ['abc', ''],
])('extracts from %s the digits %s', (text, digits) => expect(codeDigits(text, 6)).toBe(digits));
