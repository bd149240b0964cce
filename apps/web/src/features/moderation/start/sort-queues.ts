import type { StaffQueue } from '@peonia/contract/staff/staff-queues.ts';

/** Queues by their earliest target; those without one by size, empty ones last. */
export function sortQueues(queues: readonly StaffQueue[]): readonly StaffQueue[] {
  const due = ({ due_at }: StaffQueue) => (due_at === null ? Infinity : Date.parse(due_at));
  return queues.toSorted((one, other) => {
    const [left, right] = [due(one), due(other)];
    return left === right ? other.size - one.size : left - right;
  });
}
