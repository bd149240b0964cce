import {
  closeStaffSession as closeEndpoint,
  getStaffSession,
  type StaffSession,
} from '@peonia/contract/staff/staff.ts';
import { useQuery } from '@tanstack/react-query';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { queryClient } from '../../../platform/query.ts';
import type { LoadContext } from '../../../platform/router/load-context.ts';

export const staffSessionKey = ['staff-pass'] as const;
/** Poll interval of the queue counters in milliseconds. Polling does not extend the staff session. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Loads the staff session for a route. For members without a role the request fails with `not_found`. Other filters of
 * the same page load nothing.
 */
export async function loadStaffSession({ call: send, signal, url, queryClient: client }: LoadContext): Promise<null> {
  const isSamePage = url.pathname === location.pathname && url.search !== location.search;
  if (isSamePage && client.getQueryData(staffSessionKey) !== undefined) return null;
  client.setQueryData(staffSessionKey, await send(getStaffSession, {}, { signal }));
  return null;
}

/** Roles, state of the second factor, and queue counters. */
export function useStaffSession(): StaffSession | undefined {
  return useSessionQuery().data;
}

/** Whether the last role was revoked while a page was open. */
export function useRolesGone(): boolean {
  return isRefusal(useSessionQuery().error, 'not_found');
}

function useSessionQuery() {
  return useQuery({
    queryKey: staffSessionKey,
    queryFn: ({ signal }) => call(getStaffSession, {}, { signal }),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/**
 * Reads the roles again when a list or case of the staff is refused as unknown, which is how a call without the role is
 * answered. Returns an unsubscribe function.
 */
export function watchStaffRefusals(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    const [name] = event.query.queryKey;
    if (event.type !== 'updated' || event.action.type !== 'error' || name === staffSessionKey[0]) return;
    if (String(name).startsWith('staff-') && isRefusal(event.action.error, 'not_found')) void refreshStaffSession();
  });
}

export function refreshStaffSession(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: staffSessionKey });
}

/** Ends the staff session on this device and clears its cached data. */
export function closeStaffSession(): void {
  call(closeEndpoint).then(clearStaffCache, showProblem);
}

/** Shows an error, or the gate if the staff session has expired. Roles are read again if something is unknown. */
export function showStaffError(error: unknown): void {
  if (isRefusal(error, 'not_found')) void refreshStaffSession();
  if (isRefusal(error, 'staff_locked') || isRefusal(error, 'staff_factor_missing')) clearStaffCache();
  else showProblem(error);
}

function clearStaffCache(): void {
  dropStaffData();
  void refreshStaffSession();
}

/** Removes what was read for the staff from the memory of the page. */
export function dropStaffData(): void {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('staff-') && queryKey[0] !== staffSessionKey[0],
  });
}
