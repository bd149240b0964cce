import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { BirthdayInput } from './birthday-input.tsx';

it.each([
  ['zh', '9月'],
  ['tw', '9月'],
  ['fr', 'septembre'],
] as const)('%s: a month is written as in a date', (language, month) => {
  const input = renderStatic(<BirthdayInput value="" label="Birthday" onChange={() => {}} />, { language });

  expect(input).toContain(`>${month}</option>`);
});
