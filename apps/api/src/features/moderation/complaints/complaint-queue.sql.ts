import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueRow } from '../../accounts/public.ts';
import { complaintColumns, type ComplaintFacts } from './complaint.sql.ts';

export interface QueuedRow extends ComplaintFacts {
  /** The position after which the page starts. */
  readonly place: number;
}

/** Larger than any id: the position after everything urgent. */
const far = 1_000_000_000_000_000;

/** A page of one part of the queue, ordered by the growing `place`. */
function queue(name: string, where: string, place: string) {
  return statement<{ after: number; most: number }, QueuedRow & Record<string, unknown>>(
    name,
    `select ${complaintColumns}, ${place} as place from complaint c where ${where} and ${place} > :after::bigint order by place limit :most`,
  );
}

export const queues = {
  open: queue('open_complaints', "c.state = 'open'", `(case when c.is_urgent then c.id else c.id + ${far} end)`),
  appeals: queue('appealed_complaints', "c.appeal = 'waiting'", 'c.id'),
  decided: queue('decided_complaints', "c.state <> 'open' and c.appeal <> 'waiting'", `(${far} - c.id)`),
} as const;

const dueAt = 'created_at + make_interval(hours => case when is_urgent then :urgent_hours::int else :hours::int end)';

interface CasesState extends StaffQueueRow {
  readonly due_at: Date | null;
}

/** Open complaints; a held one counts for who took it. */
export const complaintQueueState = statement<{ staff_id: number; urgent_hours: number; hours: number }, CasesState>(
  'complaint_queue_state',
  `select count(*) as size, count(*) filter (where taken_by = :staff_id) as mine, min(created_at) as oldest_at, min(${dueAt}) as due_at
   from complaint where state = 'open'`,
);

export const appealQueueState = statement<{ staff_id: number }, StaffQueueRow>(
  'appeal_queue_state',
  `select count(*) as size, count(*) filter (where taken_by = :staff_id) as mine, min(appealed_at) as oldest_at
   from complaint where appeal = 'waiting'`,
);

export const waitingCases = statement<object, { complaints: number; appeals: number }>(
  'waiting_complaints',
  "select (select count(*) from complaint where state = 'open') as complaints, (select count(*) from complaint where appeal = 'waiting') as appeals",
);
