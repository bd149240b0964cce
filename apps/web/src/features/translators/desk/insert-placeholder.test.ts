import { expect, it } from 'vitest';
import { insertPlaceholder } from './insert-placeholder.ts';

it('inserts a placeholder at the caret or over the selection', () => {
  expect(insertPlaceholder('Liebe , wie geht', { start: 6, end: 6 }, '⟦1⟧')).toEqual({
    text: 'Liebe ⟦1⟧, wie geht',
    caret: 9,
  });
  expect(insertPlaceholder('Liebe Yuki', { start: 6, end: 10 }, '⟦1⟧')).toEqual({ text: 'Liebe ⟦1⟧', caret: 9 });
});
