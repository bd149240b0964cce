import type { StaffQueueName } from '@peonia/contract/staff/staff-queues.ts';
import type { Db } from '../../platform/db/statement.ts';

/** What waits in a queue of the staff. */
export interface StaffQueueRow extends Record<string, unknown> {
  readonly size: number;
  /** Of all open cases, those that the reader has taken. */
  readonly mine: number;
  readonly oldest_at: Date | null;
}

export interface StaffQueueState extends StaffQueueRow {
  readonly due_at: Date | null;
}

/** A queue as the start page of the staff reads it. */
export interface StaffQueueSource {
  readonly name: StaffQueueName;
  read(db: Db, staffId: number): Promise<StaffQueueState>;
}

/** Adds the target time of the oldest case. */
export function withTarget(row: StaffQueueRow, hours: number): StaffQueueState {
  return { ...row, due_at: row.oldest_at && new Date(row.oldest_at.getTime() + hours * 3_600_000) };
}
