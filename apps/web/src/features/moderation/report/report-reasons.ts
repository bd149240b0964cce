import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import type { ReportType } from '@peonia/contract/moderation/complaints.ts';

/** Reasons of a report, in the order of the dialog. */
export const reportReasonLabels: Readonly<Record<ComplaintReason, MessageDescriptor>> = {
  money: msg`Asks for money or sells something`,
  not_real: msg`Pretends to be somebody else`,
  nudity: msg`Shows nudity or sex`,
  no_consent: msg`Shows somebody naked who has not agreed to it`,
  hate: msg`Insults, threatens or spreads hatred`,
  minor: msg`Shows or is somebody under 18`,
  not_own: msg`Uses pictures of others`,
  other: msg`Something else`,
};

export const reportTitles: Readonly<Record<ReportType, MessageDescriptor>> = {
  feed: msg`Report this post`,
  user: msg`Report this profile`,
  message: msg`Report this message`,
  translation: msg`Report this translation`,
  contact: msg`Report this contact`,
  photo: msg`Report this photo`,
  gift: msg`Report this gift`,
  call: msg`Report this call`,
  question: msg`Report this question`,
  order: msg`Report this gift`,
};
