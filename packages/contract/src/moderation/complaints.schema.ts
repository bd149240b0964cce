import Type from 'typebox';
import { StaffFile } from '../media/media.schema.ts';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, Done, PageQuery, Page, IdParams } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import {
  reportTypes,
  complaintStates,
  decisionReasons,
  complaintActs,
  appealStates,
  suspensionDays,
  complain,
  listOwnComplaints,
  appealComplaint,
  appealByLetter,
  listComplaints,
  getComplaint,
  takeComplaint,
  decideComplaint,
  decideAppeal,
} from './complaints.ts';

const closed = { additionalProperties: false } as const;

/**
 * A complaint as one of its two sides sees it. Who complained is never told to the other; what follows for the other is
 * theirs alone.
 */
export const OwnComplaint = Type.Object(
  {
    id: Type.Integer(),
    side: oneOf(['complainer', 'accused']),
    type: oneOf(reportTypes),
    name: described('Of whom, for who complained.', nullable(Type.String())),
    state: oneOf(complaintStates),
    reason: nullable(oneOf(decisionReasons)),
    act: described('For the accused.', nullable(oneOf(complaintActs))),
    until: nullable(Type.String()),
    appeal: oneOf(appealStates),
    created_at: Type.String(),
    decided_at: nullable(Type.String()),
  },
  closed,
);

/** A side of a complaint, for staff. Null where the account is gone. */
const Side = Type.Object(
  {
    user_id: nullable(Type.Integer()),
    name: Type.String(),
    avatar: nullable(Type.String()),
    joined_at: nullable(Type.String()),
    made: Type.Integer(),
    made_upheld: Type.Integer(),
    about: Type.Integer(),
    about_upheld: Type.Integer(),
    warnings: Type.Integer(),
    suspensions: Type.Integer(),
  },
  closed,
);

export const ComplaintRow = Type.Object(
  {
    id: Type.Integer(),
    type: oneOf(reportTypes),
    content: Type.String(),
    name: Type.String(),
    avatar: nullable(Type.String()),
    urgent: Type.Boolean(),
    state: oneOf(complaintStates),
    appeal: oneOf(appealStates),
    taken_by: nullable(Type.String()),
    since: Type.String(),
    due_at: described('By when it must be decided; null after the decision.', nullable(Type.String())),
  },
  closed,
);

/** The reported thing as it was when it was reported. */
export const Evidence = Type.Object(
  {
    words: nullable(Type.String()),
    at: nullable(Type.String()),
    before: described(
      'What was written just before it.',
      Type.Array(Type.Object({ by_accused: Type.Boolean(), words: Type.String(), at: Type.String() }, closed)),
    ),
    edits: Type.Optional(
      described(
        'Earlier wordings of an edited message or post, oldest first. Absent in evidence from before messages could be edited.',
        Type.Array(Type.Object({ words: Type.String(), at: Type.String() }, closed)),
      ),
    ),
    facts: Type.Array(Type.Object({ label: Type.String(), value: Type.String() }, closed)),
  },
  closed,
);

export const ComplaintCase = Type.Object(
  {
    ...ComplaintRow.properties,
    evidence: Evidence,
    files: Type.Array(StaffFile),
    removable: described('Whether what it is about can be taken away.', Type.Boolean()),
    complainer: Side,
    accused: Side,
    reason: nullable(oneOf(decisionReasons)),
    act: nullable(oneOf(complaintActs)),
    until: nullable(Type.String()),
    decided_at: nullable(Type.String()),
    decided_by: nullable(Type.String()),
    appeal_content: described('Words of the appeal.', nullable(Type.String())),
    mine: described('What the caller may do with it.', Type.Boolean()),
    history: described(
      'The newest acts of the staff, the oldest of them first.',
      Type.Array(
        Type.Object({ at: Type.String(), act: Type.String(), by: Type.String(), detail: Type.String() }, closed),
      ),
    ),
    history_older: described('There are older acts, which are not listed.', Type.Boolean()),
  },
  closed,
);

export const complaintsSchemas = {
  complain: {
    summary:
      'Reports a member, a post, a message or another thing to staff, with the reason. What it looks like now is kept. `block` blocks the member in the same step.',
    limit: { max: 30, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        reportType: oneOf(reportTypes),
        reportId: Type.Integer({ minimum: 1 }),
        content: described('The reason, and words about it.', Type.String({ minLength: 1, maxLength: 2_000 })),
        block: Type.Optional(described('Blocks the member as well.', Type.Boolean())),
      },
      closed,
    ),
    reply: { 201: Done },
    errors: ['session_over'],
  },
  appealByLetter: {
    summary: 'The same with the link of the letter about a suspension: who is suspended cannot log in.',
    limit: { max: 10, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { token: Type.String({ maxLength: 200 }), content: Type.String({ minLength: 1, maxLength: 2_000 }) },
      closed,
    ),
    reply: { 201: Done },
    errors: ['link_invalid', 'not_found', 'appeal_over'],
  },
  listOwnComplaints: {
    summary: 'What one has reported and what came of it, and what was decided about oneself; newest first.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(OwnComplaint) },
    errors: ['session_over'],
  },
  appealComplaint: {
    summary: 'Asks for one decision to be looked at again, by somebody else.',
    limit: { max: 20, seconds: 3_600 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ content: Type.String({ minLength: 1, maxLength: 2_000 }) }, closed),
    reply: { 201: Done },
    errors: ['session_over', 'not_found', 'appeal_over'],
  },
  listComplaints: {
    summary:
      'Complaints that wait for a decision, oldest first, those about minors and money before; or those with an appeal, or the decided ones. Moderators only.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        show: Type.Optional(oneOf(['open', 'appeals', 'decided'])),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      closed,
    ),
    body: null,
    reply: { 200: Page(ComplaintRow) },
    errors: staffErrors,
  },
  getComplaint: {
    summary: 'One complaint with its evidence and both sides’ history. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: ComplaintCase },
    errors: staffErrors,
  },
  takeComplaint: {
    summary: 'Takes a complaint, so that no colleague decides it meanwhile.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: [...staffErrors, 'complaint_taken', 'complaint_decided', 'appeal_same_person'],
  },
  decideComplaint: {
    summary: 'Upholds a complaint with what follows, or dismisses it. Both sides are told in their language.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        uphold: Type.Boolean(),
        reason: oneOf(decisionReasons),
        act: Type.Optional(oneOf(complaintActs)),
        days: Type.Optional(oneOf(suspensionDays)),
      },
      closed,
    ),
    reply: { 200: Done },
    errors: [...staffErrors, 'complaint_taken', 'complaint_decided', 'appeal_same_person', 'act_on_staff'],
  },
  decideAppeal: {
    summary:
      'Decides an appeal, by another person than the decision. Granted, it turns the decision around: a suspension ends, or the complaint is open again.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ grant: Type.Boolean() }, closed),
    reply: { 200: Done },
    errors: [...staffErrors, 'complaint_taken', 'complaint_decided', 'appeal_same_person', 'act_on_staff'],
  },
} as const satisfies EndpointSchemas;

export const complaintsContract = define(
  {
    complain,
    listOwnComplaints,
    appealComplaint,
    appealByLetter,
    listComplaints,
    getComplaint,
    takeComplaint,
    decideComplaint,
    decideAppeal,
  },
  complaintsSchemas,
);
