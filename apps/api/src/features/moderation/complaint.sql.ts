import type { ReportType } from '@peonia/contract/moderation.ts';
import { statement } from '../../platform/db/statement.ts';

export const putComplaint = statement<{ member_id: number | null; report_type: ReportType; report_id: number; content: string }>(
  'put_complaint',
  `insert into complaint (member_id, report_type, report_id, content) values (:member_id, :report_type, :report_id, :content)
   on conflict on constraint complaint_once do update set content = excluded.content, created_at = now()`,
);

export const complaintsOf = statement<{ member_id: number }, { report_type: ReportType; report_id: number; content: string; created_at: Date }>(
  'complaints_of',
  'select report_type, report_id, content, created_at from complaint where member_id = :member_id order by id',
);

/** What was reported stays with the staff; who reported it is forgotten. */
export const forgetComplainer = statement<{ member_id: number }>('forget_complainer', 'update complaint set member_id = null where member_id = :member_id');
