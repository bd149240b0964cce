import { expect, it } from 'vitest';
import { sampleMessage } from '../sample-message.ts';
import { withReaction } from './with-reaction.ts';

const theirs = { emoji: 'heart', mine: false, count: 1 } as const;

it('adds mine to theirs, and puts a new one in the stead of the old', () => {
  const both = withReaction(sampleMessage({ reactions: [theirs] }), 'heart');
  expect(both.reactions).toEqual([{ emoji: 'heart', mine: true, count: 2 }]);
  const moved = withReaction(both, 'joy');
  expect(moved.reactions).toEqual([theirs, { emoji: 'joy', mine: true, count: 1 }]);
  expect(withReaction(moved, null).reactions).toEqual([theirs]);
});

it('leaves nothing of one that nobody has any more', () => {
  expect(withReaction(sampleMessage({ reactions: [{ emoji: 'joy', mine: true, count: 1 }] }), null).reactions).toEqual(
    [],
  );
});
