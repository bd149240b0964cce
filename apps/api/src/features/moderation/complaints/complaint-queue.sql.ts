import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueRow } from '../../accounts/public.ts';
import { complaintColumns, type ComplaintFacts } from './complaint.sql.ts';

interface QueuedRow extends ComplaintFacts {
  /** The position after which the page starts. */
  readonly place: number;
}

/** Larger than any id: the position after everything urgent. */
const far = 1_000_000_000_000_000;

type Page = { staff_id: number; after: number; most: number };
type Row = QueuedRow & Record<string, unknown>;

/** A side of a case does not read what is written about it. */
const ofOthers = 'c.accused_id is distinct from :staff_id and c.member_id is distinct from :staff_id';

/** Open cases of one urgency after an id, by the index over both. */
const openCases = (isUrgent: boolean, place: string, after: string) =>
  `(select ${complaintColumns}, ${place} as place from complaint c
    where c.state = 'open' and c.is_urgent = ${isUrgent} and c.id > ${after} and ${ofOthers} order by c.id limit :most)`;

/** A page of each part of the queue, ordered by the growing `place`; each reads its rows by key. */
export const queues = {
  open: statement<Page, Row>(
    'open_complaints',
    `select * from (
       ${openCases(true, 'c.id', ':after::bigint')}
       union all
       ${openCases(false, `c.id + ${far}`, `greatest(:after::bigint - ${far}, 0)`)}
     ) page order by place limit :most`,
  ),
  appeals: statement<Page, Row>(
    'appealed_complaints',
    `select ${complaintColumns}, c.id as place from complaint c where c.appeal = 'waiting' and c.id > :after::bigint and ${ofOthers}
     order by c.id limit :most`,
  ),
  decided: statement<Page, Row>(
    'decided_complaints',
    `select ${complaintColumns}, ${far} - c.id as place from complaint c
     where c.state <> 'open' and c.appeal <> 'waiting' and c.id < ${far} - :after::bigint and ${ofOthers} order by c.id desc limit :most`,
  ),
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
