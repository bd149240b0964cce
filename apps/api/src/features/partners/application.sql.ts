import type { applicationStates } from '@peonia/contract/partners/partners.ts';
import { statement } from '../../platform/db/statement.ts';
import type { StaffQueueRow } from '../accounts/public.ts';

export interface ApplicationRow extends Record<string, unknown> {
  readonly id: number;
  readonly member_id: number;
  readonly about: string;
  readonly terms: string;
  readonly applied_at: Date;
  readonly state: (typeof applicationStates)[number];
  readonly decided_by: number | null;
  readonly decided_at: Date | null;
  readonly reason: string | null;
}

const columns = 'id, member_id, about, terms, applied_at, state, decided_by, decided_at, reason';

/** Returns no row if an application of the member waits. */
export const insertApplication = statement<{ member_id: number; about: string; terms: string }, { id: number }>(
  'insert_partner_application',
  `insert into partner_application (member_id, about, terms) values (:member_id, :about, :terms)
   on conflict (member_id) where state = 'open' do nothing returning id`,
);

export const newestApplication = statement<{ member_id: number }, ApplicationRow>(
  'newest_partner_application',
  `select ${columns} from partner_application where member_id = :member_id order by id desc limit 1`,
);

export const applicationsOf = statement<{ member_id: number }, ApplicationRow>(
  'partner_applications_of',
  `select ${columns} from partner_application where member_id = :member_id order by id`,
);

export const lockApplication = statement<{ id: number }, ApplicationRow>(
  'lock_partner_application',
  `select ${columns} from partner_application where id = :id for update`,
);

/** Open ones ascending, decided ones descending; `after` is exclusive. */
export const openApplications = statement<{ after: number; most: number }, ApplicationRow>(
  'open_partner_applications',
  `select ${columns} from partner_application where state = 'open' and id > :after order by id limit :most`,
);

export const partnerQueueState = statement<object, StaffQueueRow>(
  'partner_queue_state',
  "select count(*) as size, 0 as mine, min(applied_at) as oldest_at from partner_application where state = 'open'",
);

export const decidedApplications = statement<{ before: number; most: number }, ApplicationRow>(
  'decided_partner_applications',
  `select ${columns} from partner_application where state <> 'open' and id < :before order by id desc limit :most`,
);

export const decideApplication = statement<{ id: number; state: string; decided_by: number; reason: string }>(
  'decide_partner_application',
  "update partner_application set state = :state, decided_by = :decided_by, decided_at = now(), reason = :reason where id = :id and state = 'open'",
);

export const eraseApplications = statement<{ member_id: number }>(
  'erase_partner_applications',
  'delete from partner_application where member_id = :member_id',
);
