import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Bulk, BulkAct, BulkChoice } from '../staff-queue/bulk/bulk.ts';
import { refreshStaffSession, showStaffError } from '../staff-session/staff-session-queries.ts';
import { withFreshCode } from '../staff-session/step-up.ts';
import { runBulk, type BulkResult } from './run-bulk.ts';

/** Runs an act on chosen rows. `step`: rows so far, null while nothing runs; `failed`: null until some failed. */
export function useBulkRun<Item extends { readonly id: number | string }>({ refetch }: Bulk<Item>) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<number | null>(null);
  const [failed, setFailed] = useState<BulkResult<Item>['failed'] | null>(null);
  const isStopped = useRef(false);
  const run = async (act: BulkAct<Item>, choice: BulkChoice<Item>) => {
    isStopped.current = false;
    setStep(0);
    const result = await runBulk(choice.items, {
      run: (item) => withFreshCode(() => act.run(item, choice)),
      isStopped: () => isStopped.current,
      onStep: setStep,
    });
    await Promise.all(refetch.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    void refreshStaffSession();
    setStep(null);
    if (result.stopped !== null) showStaffError(result.stopped);
    if (result.failed.length > 0) setFailed(result.failed);
    const done = new Set(result.done.map(({ id }) => id));
    const kept = choice.items.map(({ id }) => id).filter((id) => !done.has(id));
    return { done: done.size, kept, hasFailed: result.failed.length > 0 };
  };
  return { step, failed, run, stop: () => (isStopped.current = true) };
}
