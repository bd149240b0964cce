import type { ReportType } from '@peonia/contract/complaints.ts';
import { useSyncExternalStore } from 'react';
import { requireMember } from './session/login-request.ts';

/** Subject of a complaint. */
export interface ReportRequest {
  readonly type: ReportType;
  readonly id: number;
}

let wanted: ReportRequest | null = null;
const listeners = new Set<() => void>();

/**
 * Opens the complaint dialog; a guest logs in first. The dialog belongs to moderation, to the right of everything that
 * can be reported.
 */
export function askToReport(request: ReportRequest): void {
  requireMember(() => change(request));
}

export function dropReportRequest(): void {
  change(null);
}

/** For the dialog: the open request. */
export function useReportRequest(): ReportRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => null,
  );
}

function change(next: ReportRequest | null): void {
  wanted = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
