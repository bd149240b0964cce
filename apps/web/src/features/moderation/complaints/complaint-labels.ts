import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComplaintAct, DecisionReason, ReportType } from '@peonia/contract/moderation/complaints.ts';
import { reportReasonLabels } from '../report/report-reasons.ts';

export const reportTypeLabels: Readonly<Record<ReportType, MessageDescriptor>> = {
  feed: msg`Post`,
  user: msg`Profile`,
  message: msg`Message`,
  translation: msg({ message: 'Translation', context: 'complaint' }),
  contact: msg`Contact information`,
  photo: msg`Photo`,
  gift: msg`Gift`,
  call: msg`Call`,
  question: msg`Question`,
  order: msg`Gift from the mall`,
};

/** Reasons of a decision, as shown to both parties. */
export const decisionLabels: Readonly<Record<DecisionReason, MessageDescriptor>> = {
  ...reportReasonLabels,
  no_breach: msg`Nothing against our rules was found`,
  no_proof: msg`It could not be proven`,
};

/** Result of a decision, as shown to the member. */
export const actionResults: Readonly<Record<ComplaintAct, MessageDescriptor>> = {
  none: msg`Nothing more follows.`,
  remove: msg`What was reported was removed.`,
  warn: msg`You have been warned. If it happens again, your account is suspended.`,
  suspend: msg`Your account was suspended temporarily.`,
  ban: msg`Your account was suspended permanently.`,
};

/** Actions as choices for staff. */
export const actionLabels: Readonly<Record<ComplaintAct, MessageDescriptor>> = {
  none: msg`Nothing more`,
  remove: msg`Remove it`,
  warn: msg`Warn`,
  suspend: msg`Suspend temporarily`,
  ban: msg`Ban for fraud`,
};

/** Actions in the history of a case. */
export const historyLabels: Readonly<Record<string, MessageDescriptor>> = {
  'complaint.looked': msg`Looked at it`,
  'complaint.taken': msg`Took it`,
  'complaint.upheld': msg`Upheld it`,
  'complaint.dismissed': msg`Dismissed it`,
  'appeal.granted': msg`Granted the appeal`,
  'appeal.refused': msg`Refused the appeal`,
};
