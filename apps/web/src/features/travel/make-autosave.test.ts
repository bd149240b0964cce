import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeAutosave, type SaveState } from './make-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Requests that the test answers, and the states that were shown. */
function setUp() {
  const requests: { readonly value: string; answer(): void; refuse(): void }[] = [];
  const states: SaveState[] = [];
  const send = (value: string) =>
    new Promise<void>((answer, reject) => requests.push({ value, answer, refuse: () => reject(new Error('refused')) }));
  return { requests, states, autosave: makeAutosave(send, (state) => states.push(state)) };
}

it('sends the newest value once it has settled', async () => {
  const { requests, autosave } = setUp();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(799);
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(799);
  expect(requests).toEqual([]);

  await vi.advanceTimersByTimeAsync(1);
  expect(requests.map(({ value }) => value)).toEqual(['ab']);
});

it('takes "saved" back with the next change', async () => {
  const { requests, states, autosave } = setUp();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(800);
  requests[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('saved');

  autosave.change('ab');
  expect(states.at(-1)).toBe('saving');
});

it('does not say "saved" while a newer value waits', async () => {
  const { requests, states, autosave } = setUp();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(800);
  autosave.change('ab');
  requests[0]?.answer();
  await vi.advanceTimersByTimeAsync(0);

  expect(states.at(-1)).toBe('saving');
});

it('keeps a value that was refused for the next attempt', async () => {
  const { requests, states, autosave } = setUp();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(800);
  requests[0]?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('failed');

  autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.map(({ value }) => value)).toEqual(['a', 'a']);
});
