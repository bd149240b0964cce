import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showStaffError } from '../staff-session/staff-session-queries.ts';
import { withFreshCode } from '../staff-session/step-up.ts';

/**
 * Runs one act at a time, asks for a fresh code where it needs one, and shows its error. Afterwards `refetch` is
 * fetched again; `refetchAfterError` only if the act failed. `run` returns whether it was done. `onDone` runs before
 * anything is fetched again: a form that begins again with its reply must find no draft of what was sent.
 */
export function useStaffAct({
  refetch,
  refetchAfterError = [],
}: {
  readonly refetch: readonly QueryKey[];
  readonly refetchAfterError?: readonly QueryKey[];
}) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, onDone?: () => void): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    let isDone = false;
    try {
      await withFreshCode(work);
      isDone = true;
      onDone?.();
    } catch (error) {
      showStaffError(error);
    } finally {
      setBusy(false);
    }
    const keys = isDone ? refetch : [...refetch, ...refetchAfterError];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    return isDone;
  };
  return { isBusy, run };
}

/** A case of a queue. Every read is written to the audit log, so it is fetched when opened and after an act only. */
export function useStaffCase<Case>(queryKey: QueryKey, load: (signal: AbortSignal) => Promise<Case>) {
  return useQuery({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: Infinity });
}
