import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../../platform/api/call.ts';
import { refreshStaffSession, showStaffError } from '../staff-session/staff-session-queries.ts';

/** A decision that was made on this page. */
interface MadeDecision {
  readonly id: number;
  /** What was decided about whom. */
  readonly text: string;
}

/**
 * Decisions of the reader on this page, the last one first to be taken back. The server refuses it when it is too late.
 * `reopened` is the case that waits again.
 */
export function useUndo(key: string, send: (id: number) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<readonly MadeDecision[]>([]);
  const [reopened, setReopened] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const last = made.at(-1);
  const undo = async () => {
    if (last === undefined || isBusy) return;
    setBusy(true);
    const forget = () => setMade((list) => list.filter((one) => one !== last));
    try {
      await send(last.id);
      forget();
      await queryClient.resetQueries({ queryKey: [key] });
      setReopened(last.id);
      void refreshStaffSession();
    } catch (error) {
      if (isRefusal(error, 'undo_over')) forget();
      showStaffError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    last,
    reopened,
    isBusy,
    undo,
    note: (decision: MadeDecision) => {
      setReopened(null);
      setMade((list) => [...list, decision]);
    },
  };
}
