import { expect, it, vi } from 'vitest';
import { signal } from './signal.ts';

it('calls every listener until it unsubscribes', () => {
  const changed = signal<[number]>();
  const [first, second] = [vi.fn<(value: number) => void>(), vi.fn<(value: number) => void>()];
  const stop = changed.subscribe(first);
  changed.subscribe(second);

  changed.emit(1);
  stop();
  changed.emit(2);

  expect(first.mock.calls).toEqual([[1]]);
  expect(second.mock.calls).toEqual([[1], [2]]);
});

it('leaves out a listener that is added while it emits', () => {
  const changed = signal();
  const late = vi.fn<() => void>();
  changed.subscribe(() => void changed.subscribe(late));

  changed.emit();

  expect(late).not.toHaveBeenCalled();
});

it('starts with the first listener and stops with the last', () => {
  const stop = vi.fn<() => void>();
  const start = vi.fn<() => () => void>(() => stop);
  const changed = signal(start);

  const [first, second] = [changed.subscribe(() => {}), changed.subscribe(() => {})];
  first();
  first();
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);

  second();
  expect(stop).toHaveBeenCalledOnce();
});
