import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../platform/api/call.ts';
import { removeFromQueue } from './remove-from-queue.ts';
import { refreshStaffSession, showStaffError } from './staff-session/staff-session-queries.ts';

/**
 * Runs one decision at a time and removes its case from the queue `key`; also if a colleague has decided it.
 * `staleReason`: the refusal after which the queue is fetched again. `run` returns whether it was decided.
 */
export function useDecideOnce(key: string, staleReason?: Parameters<typeof isRefusal>[1]) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (id: number, work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      removeFromQueue([key], id);
      void refreshStaffSession();
      return true;
    } catch (error) {
      if (isRefusal(error, 'not_found')) {
        removeFromQueue([key], id);
        void refreshStaffSession();
      } else showStaffError(error);
      if (staleReason !== undefined && isRefusal(error, staleReason))
        void queryClient.invalidateQueries({ queryKey: [key] });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
