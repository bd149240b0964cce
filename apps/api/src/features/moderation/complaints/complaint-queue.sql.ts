import { statement } from '../../../platform/db/statement.ts';
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

export const waitingCases = statement<object, { complaints: number; appeals: number }>(
  'waiting_complaints',
  "select (select count(*) from complaint where state = 'open') as complaints, (select count(*) from complaint where appeal = 'waiting') as appeals",
);
