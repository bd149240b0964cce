import { expect, it } from 'vitest';
import { sampleMessage } from '../state/sample-message.ts';
import { splitChunks } from './split-chunks.ts';

const newestFirst = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => sampleMessage({ seq: to - place }));

it('splits by number, oldest first, without loss', () => {
  const chunks = splitChunks(newestFirst(10, 60), []);
  expect(chunks.map(({ key, messages }) => [key, messages[0]?.seq, messages.at(-1)?.seq])).toEqual([
    [0, 10, 23],
    [1, 24, 47],
    [2, 48, 60],
  ]);
});

it('reuses the objects of unchanged chunks', () => {
  const items = newestFirst(10, 60);
  const before = splitChunks(items, []);
  const withNew = splitChunks([sampleMessage({ seq: 61 }), ...items], before);
  expect(withNew.map((chunk, place) => chunk === before[place])).toEqual([true, true, false]);
  const withOlder = splitChunks([...items, ...newestFirst(1, 9)], before);
  expect(withOlder.map((chunk, place) => chunk === before[place])).toEqual([false, true, true]);
  const changed = splitChunks(
    items.map((message) => (message.seq === 30 ? { ...message, message_content: 'x' } : message)),
    before,
  );
  expect(changed.map((chunk, place) => chunk === before[place])).toEqual([true, false, true]);
  expect(splitChunks([...items], before).every((chunk, place) => chunk === before[place])).toBe(true);
});
