import { expect, it } from 'vitest';
import { sampleMessage } from '../sample-message.ts';
import { splitStretches } from './split-stretches.ts';

const newestFirst = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => sampleMessage({ seq: to - place }));

it('cuts by number, oldest first, and loses nothing', () => {
  const stretches = splitStretches(newestFirst(10, 60), []);
  expect(stretches.map(({ key, messages }) => [key, messages[0]?.seq, messages.at(-1)?.seq])).toEqual([
    [0, 10, 23],
    [1, 24, 47],
    [2, 48, 60],
  ]);
});

it('keeps every stretch in which nothing has changed', () => {
  const items = newestFirst(10, 60);
  const before = splitStretches(items, []);
  const withNew = splitStretches([sampleMessage({ seq: 61 }), ...items], before);
  expect(withNew.map((stretch, place) => stretch === before[place])).toEqual([true, true, false]);
  const withOlder = splitStretches([...items, ...newestFirst(1, 9)], before);
  expect(withOlder.map((stretch, place) => stretch === before[place])).toEqual([false, true, true]);
  const changed = splitStretches(
    items.map((message) => (message.seq === 30 ? { ...message, message_content: 'x' } : message)),
    before,
  );
  expect(changed.map((stretch, place) => stretch === before[place])).toEqual([true, false, true]);
  expect(splitStretches([...items], before).every((stretch, place) => stretch === before[place])).toBe(true);
});
