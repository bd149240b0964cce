import type { ReportType } from '@peonia/contract/moderation/complaints.ts';
import { requireMember } from '../session/login-request.ts';
import { overlay } from './overlay.ts';

/** Subject of a complaint. */
export interface ReportRequest {
  readonly type: ReportType;
  readonly id: number;
}

const dialog = overlay<ReportRequest>();

/**
 * Opens the complaint dialog; a guest logs in first. The dialog belongs to moderation, to the right of everything that
 * can be reported.
 */
export function askToReport(request: ReportRequest): void {
  requireMember(() => dialog.ask(request));
}

export function dropReportRequest(): void {
  dialog.drop();
}

/** For the dialog: the open request. */
export function useReportRequest(): ReportRequest | null {
  return dialog.use();
}
