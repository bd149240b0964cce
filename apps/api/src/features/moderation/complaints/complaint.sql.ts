import type {
  ComplaintAct,
  DecisionReason,
  Evidence,
  OwnComplaint,
  ReportType,
} from '@peonia/contract/moderation/complaints.ts';
import { statement } from '../../../platform/db/statement.ts';

type AppealState = 'none' | 'waiting' | 'granted' | 'refused';

const ownAppeal = 'case when appealed_by = :member_id then appeal_content end as appeal_content';

/** Repeated while open, the text changes and the first evidence stays. */
export const putComplaint = statement<{
  member_id: number | null;
  report_type: ReportType;
  report_id: number;
  content: string;
  accused_id: number | null;
  accused_name: string;
  evidence: string;
  upload_ids: number[];
  is_urgent: boolean;
}>(
  'put_complaint',
  `insert into complaint (member_id, report_type, report_id, content, accused_id, accused_name, evidence, upload_ids, is_urgent)
   values (:member_id, :report_type, :report_id, :content, :accused_id::bigint, :accused_name, :evidence::jsonb, :upload_ids, :is_urgent)
   on conflict (member_id, report_type, report_id) where state = 'open' do update set content = excluded.content, is_urgent = complaint.is_urgent or excluded.is_urgent`,
);

/** Whether the program itself has an urgent open case about a member. */
export const openSystemCase = statement<{ member_id: number }, { found: boolean }>(
  'open_system_case',
  `select exists (select 1 from complaint where accused_id = :member_id and member_id is null and report_type = 'user' and state = 'open'
     and is_urgent) as found`,
);

/** Open cases by signals about one member, post, file or message; more would say the same. */
export const mostOpenCases = 3;

/** Cases that signals opened about one thing: how many are open, and whether any was about these words. */
export const signalCases = statement<
  { report_type: ReportType; report_id: number; words: string },
  { open: number; is_known: boolean }
>(
  'signal_cases',
  `select count(*) filter (where state = 'open')::int as open, coalesce(bool_or(evidence->>'words' = :words), false) as is_known
   from complaint where member_id is null and report_type = :report_type and report_id = :report_id and content like 'Signals:%'`,
);

export interface ComplaintFacts {
  readonly id: number;
  readonly member_id: number | null;
  readonly accused_id: number | null;
  readonly accused_name: string;
  readonly report_type: ReportType;
  readonly report_id: number;
  readonly content: string;
  readonly is_urgent: boolean;
  readonly state: OwnComplaint['state'];
  readonly taken_by: number | null;
  readonly taken_at: Date | null;
  readonly decided_by: number | null;
  readonly decided_at: Date | null;
  readonly reason: DecisionReason | null;
  readonly act: ComplaintAct | null;
  readonly until: Date | null;
  readonly appeal: AppealState;
  readonly appealed_by: number | null;
  readonly appealed_against: number | null;
  readonly appeal_content: string | null;
  readonly appealed_at: Date | null;
  readonly created_at: Date;
}

export const complaintColumns = `c.id, c.member_id, c.accused_id, c.accused_name, c.report_type, c.report_id, c.content, c.is_urgent, c.state, c.taken_by, c.taken_at,
  c.decided_by, c.decided_at, c.reason, c.act, c.until, c.appeal, c.appealed_by, c.appealed_against, c.appeal_content, c.appealed_at, c.created_at`;

export interface ComplaintDetail extends ComplaintFacts {
  readonly evidence: Evidence;
  readonly upload_ids: number[];
}

const detail = `${complaintColumns}, c.evidence, to_jsonb(c.upload_ids) as upload_ids`;

export const complaintById = statement<{ id: number }, ComplaintDetail & Record<string, unknown>>(
  'complaint_by_id',
  `select ${detail} from complaint c where c.id = :id`,
);

/** The same with its row locked: of two simultaneous decisions the second sees the first. */
export const lockComplaint = statement<{ id: number }, ComplaintDetail & Record<string, unknown>>(
  'lock_complaint',
  `select ${detail} from complaint c where c.id = :id for update`,
);

/** Complaints by a member, and decisions about them. */
export const complaintsAround = statement<
  { member_id: number; before: number; most: number },
  ComplaintFacts & Record<string, unknown>
>(
  'complaints_around',
  `select ${complaintColumns} from complaint c
   where (c.member_id = :member_id or c.accused_id = :member_id and (c.state = 'upheld' or c.appealed_by = :member_id)) and c.id < :before order by c.id desc limit :most`,
);

export const setClaimed = statement<{ id: number; staff_id: number }>(
  'set_complaint_taken',
  'update complaint set taken_by = :staff_id, taken_at = now() where id = :id',
);

export const setDecided = statement<{
  id: number;
  staff_id: number;
  state: 'upheld' | 'dismissed';
  reason: DecisionReason;
  act: ComplaintAct | null;
  until: Date | null;
}>(
  'set_complaint_decided',
  `update complaint set state = :state, reason = :reason, act = :act::text, until = :until::timestamptz, decided_by = :staff_id, decided_at = now(), taken_by = null, taken_at = null where id = :id`,
);

/**
 * No row if there was an appeal, there is no decision, or it is too late. A case that was opened again by the appeal of
 * the complainer and then upheld can be appealed by the accused.
 */
export const putAppeal = statement<{ id: number; member_id: number; content: string; days: number }, { id: number }>(
  'put_appeal',
  `update complaint set appeal = 'waiting', appealed_by = :member_id, appealed_against = decided_by, appeal_content = :content, appealed_at = now(), appeal_decided_by = null, appeal_decided_at = null, taken_by = null, taken_at = null
   where id = :id and (appeal = 'none' or appeal = 'granted' and state = 'upheld') and decided_at > now() - make_interval(days => :days::int)
     and (state = 'upheld' and accused_id = :member_id or state = 'dismissed' and member_id = :member_id) returning id`,
);

/** Granted to the accused, the complaint is dismissed; granted to the complainer, it is open again. */
export const settleAppeal = statement<{ id: number; staff_id: number; granted: boolean; state: OwnComplaint['state'] }>(
  'settle_appeal',
  `update complaint set appeal = case when :granted::boolean then 'granted' else 'refused' end, appeal_decided_by = :staff_id, appeal_decided_at = now(), state = :state, taken_by = null, taken_at = null,
     act = case when :granted::boolean then null else act end, until = case when :granted::boolean then null else until end where id = :id`,
);

export const ownComplaints = statement<
  { member_id: number },
  {
    report_type: ReportType;
    report_id: number;
    content: string;
    state: OwnComplaint['state'];
    reason: DecisionReason | null;
    created_at: Date;
    decided_at: Date | null;
    appeal: AppealState;
    appeal_content: string | null;
  }
>(
  'complaints_of',
  `select report_type, report_id, content, state, reason, created_at, decided_at, appeal, ${ownAppeal} from complaint where member_id = :member_id order by id`,
);

/** What was decided about a member, never who complained. */
export const decisionsAbout = statement<
  { member_id: number },
  {
    report_type: ReportType;
    state: OwnComplaint['state'];
    reason: DecisionReason | null;
    act: ComplaintAct | null;
    until: Date | null;
    decided_at: Date | null;
    appeal: AppealState;
    appeal_content: string | null;
  }
>(
  'complaint_decisions_about',
  `select report_type, state, reason, act, until, decided_at, appeal, ${ownAppeal} from complaint
   where accused_id = :member_id and (state = 'upheld' or appealed_by = :member_id) order by id`,
);

/** Of the complaints of a deleted account the reason and the evidence about others stay. */
export const anonymiseComplainer = statement<{ member_id: number }>(
  'anonymise_complainer',
  `update complaint set member_id = null, content = coalesce(substring(content from '^[a-z_]+(?=:|$)'), ''),
     appeal_content = case when appealed_by = :member_id then null else appeal_content end,
     evidence = jsonb_set(evidence, '{before}', jsonb_path_query_array(evidence, '$.before[*] ? (@.by_accused == true)'))
   where member_id = :member_id`,
);

/** Of a deleted account only the case and its result stay. */
export const anonymiseAccused = statement<{ member_id: number }>(
  'anonymise_accused',
  `update complaint set accused_id = null, accused_name = '', evidence = '{"words": null, "at": null, "before": [], "facts": []}', appeal_content = null where accused_id = :member_id`,
);

/** Members whose case is open or appealed: its evidence is their data. */
export const accusedInOpenCases = statement<object, { accused_id: number }>(
  'accused_in_open_cases',
  "select distinct accused_id from complaint where accused_id is not null and (state = 'open' or appeal = 'waiting')",
);
