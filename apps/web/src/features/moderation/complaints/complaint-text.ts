import type { I18n } from '@lingui/core';
import { complaintReasons } from '@peonia/contract/moderation/complaint-reasons.ts';
import { reportReasonLabels } from '../report/report-reasons.ts';

/** The text of a report: the localized reason, followed by the reporter's own words. */
export function complaintText(i18n: I18n, content: string): string {
  const reason = complaintReasons.find((one) => content === one || content.startsWith(`${one}:`));
  if (reason === undefined) return content;
  const words = content.slice(reason.length + 1).trim();
  return words === '' ? i18n._(reportReasonLabels[reason]) : `${i18n._(reportReasonLabels[reason])}: ${words}`;
}
