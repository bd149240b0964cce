import { expect, it } from 'vitest';
import { sampleMessage } from '../state/sample-message.ts';
import { withReaction } from './with-reaction.ts';

const theirs = { emoji: 'heart', mine: false, count: 1 } as const;

it('adds the own reaction and replaces a previous one', () => {
  const both = withReaction(sampleMessage({ reactions: [theirs] }), 'heart');
  expect(both.reactions).toEqual([{ emoji: 'heart', mine: true, count: 2 }]);
  const moved = withReaction(both, 'joy');
  expect(moved.reactions).toEqual([theirs, { emoji: 'joy', mine: true, count: 1 }]);
  expect(withReaction(moved, null).reactions).toEqual([theirs]);
});

it('removes a reaction that nobody has left', () => {
  expect(withReaction(sampleMessage({ reactions: [{ emoji: 'joy', mine: true, count: 1 }] }), null).reactions).toEqual(
    [],
  );
});
