import { closeStaffPass, getStaffPass, type StaffPass } from '@peonia/contract/staff.ts';
import { useQuery } from '@tanstack/react-query';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors.tsx';
import type { LoadContext } from '../../../platform/load-context.ts';
import { queryClient } from '../../../platform/query.ts';

const key = ['staff-pass'] as const;
/** How often the counters beside the sections are looked at. It asks nothing that keeps an idle page open. */
const LOOK_MS = 60_000;

/** The staff's pages are there for who works here; to everybody else they are as unknown as any other. */
export async function loadStaffSession({ call: send, signal, queryClient: client }: LoadContext): Promise<null> {
  client.setQueryData(key, await send(getStaffPass, {}, { signal }));
  return null;
}

/** Roles, whether the second factor was given, and how much waits. */
export function useStaffSession(): StaffPass | undefined {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getStaffPass, {}, { signal }),
    refetchInterval: LOOK_MS,
  }).data;
}

export function refreshStaffSession(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: key });
}

/** Closes the staff's pages on this device, and forgets what was on them. */
export function closeStaffSession(): void {
  call(closeStaffPass).then(clearStaffCache, showProblem);
}

/** Shows a refusal, or the gate where the pages have closed themselves meanwhile. */
export function showStaffError(error: unknown): void {
  if (isRefusal(error, 'staff_locked') || isRefusal(error, 'staff_factor_missing')) clearStaffCache();
  else showProblem(error);
}

function clearStaffCache(): void {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('staff-') && queryKey[0] !== key[0],
  });
  void refreshStaffSession();
}
