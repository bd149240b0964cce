import type { StaffQueue } from '@peonia/contract/staff/staff-queues.ts';
import { expect, test } from 'vitest';
import { sortQueues } from './sort-queues.ts';

function queue(name: StaffQueue['name'], size: number, due_at: string | null): StaffQueue {
  return { name, size, mine: 0, oldest_at: due_at, due_at };
}

test('orders queues by their earliest target, then by size', () => {
  const queues = [
    queue('photos', 0, null),
    queue('tickets', 3, null),
    queue('complaints', 1, '2026-10-22T10:00:00Z'),
    queue('payments', 1, '2026-10-21T10:00:00Z'),
  ];

  const names = sortQueues(queues).map(({ name }) => name);

  expect(names).toEqual(['payments', 'complaints', 'tickets', 'photos']);
});
