import type { ReportType } from '@peonia/contract/complaints.ts';
import { useSyncExternalStore } from 'react';
import { requireMember } from './session/login-request.ts';

/** What a member reports to staff. */
export interface ReportRequest {
  readonly type: ReportType;
  readonly id: number;
}

let wanted: ReportRequest | null = null;
const listeners = new Set<() => void>();

/**
 * Opens the dialog that reports something, over the page; a guest logs in first. The dialog belongs to moderation,
 * right of everything that can be reported.
 */
export function askToReport(request: ReportRequest): void {
  requireMember(() => change(request));
}

export function dropReportRequest(): void {
  change(null);
}

/** For the dialog itself: what it stands open for. */
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
