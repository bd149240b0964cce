import { expect, it } from 'vitest';
import { findEmoji } from './find-emoji.ts';

it('matches code and label, ignoring accents', () => {
  expect(findEmoji('', undefined)).toHaveLength(68);
  expect(findEmoji('heart', undefined)).toEqual(['heart', 'hearts']);
  expect(findEmoji('FETE', { party: 'visage qui fait la fête' })).toEqual(['party']);
  expect(findEmoji('笑', { laugh: '大笑い' })).toEqual(['laugh']);
  expect(findEmoji('nothing like it', {})).toEqual([]);
});
