import type { Thread } from '@peonia/contract/chat/chat.ts';
import { expect, it } from 'vitest';
import { filterThreads, readThreadView, threadViews } from './filter-threads.ts';

const threads = [
  { id: 1, unread: 0, your_turn: false, request: false },
  { id: 2, unread: 2, your_turn: true, request: false },
  { id: 3, unread: 0, your_turn: true, request: false },
  { id: 4, unread: 1, your_turn: true, request: true },
] as unknown as readonly Thread[];

it('shows requests only in their view', () => {
  const found = Object.fromEntries(threadViews.map((show) => [show, filterThreads(threads, show).map(({ id }) => id)]));
  expect(found).toEqual({ all: [1, 2, 3], turn: [2, 3], unread: [2], requests: [4] });
});

it('reads the view of the URL', () => {
  expect(readThreadView('?show=turn')).toBe('turn');
  expect(readThreadView('?show=nothing')).toBe('all');
  expect(readThreadView('')).toBe('all');
});
