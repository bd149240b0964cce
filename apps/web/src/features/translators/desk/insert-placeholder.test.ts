import { expect, it } from 'vitest';
import { insertPlaceholder } from './insert-placeholder.ts';

it('puts a mark at the caret, over what is selected', () => {
  expect(insertPlaceholder('Liebe , wie geht', { start: 6, end: 6 }, '⟦1⟧')).toEqual({
    text: 'Liebe ⟦1⟧, wie geht',
    caret: 9,
  });
  expect(insertPlaceholder('Liebe Yuki', { start: 6, end: 10 }, '⟦1⟧')).toEqual({ text: 'Liebe ⟦1⟧', caret: 9 });
});
