import {
  deliverTranslation,
  getTranslationDesk,
  type ReturnReason,
  returnTranslation,
  takeTranslation,
  type TranslationDesk,
} from '@peonia/contract/translation/translation-desk.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/query.ts';
import type { DeskParts } from './desk-parts.ts';

const key = ['staff-translations'] as const;
/** Poll interval of the queue while no job is taken, in milliseconds. */
const POLL_INTERVAL_MS = 20_000;

/** The queue and the current job. Not refetched during a job, so that the text does not change while typing. */
export function useDesk() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getTranslationDesk, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.job ? false : POLL_INTERVAL_MS),
  });
}

function change(next: (desk: TranslationDesk) => TranslationDesk): void {
  queryClient.setQueryData<TranslationDesk>(key, (desk) => desk && next(desk));
}

/** Takes, delivers and returns jobs, one at a time. Each resolves to true on success. */
export function useDeskActions({ showProblem, refresh }: DeskParts) {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      void refresh();
      return true;
    } catch (error) {
      // The job is no longer held by this translator: refetch the queue.
      if (
        isRefusal(error, 'translation_over') ||
        isRefusal(error, 'translation_taken') ||
        isRefusal(error, 'not_found')
      )
        void queryClient.invalidateQueries({ queryKey: key });
      showProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const releaseJob = async () => {
    change((desk) => ({ ...desk, job: null }));
    await queryClient.invalidateQueries({ queryKey: key });
  };
  return {
    isBusy,
    take: (id?: number) =>
      run(async () => {
        const { job } = await call(takeTranslation, { body: id === undefined ? {} : { id } });
        change((desk) => ({ ...desk, job, items: desk.items.filter((item) => item.id !== job?.id) }));
        if (job === null) await queryClient.invalidateQueries({ queryKey: key });
      }),
    deliver: (id: number, text: string) =>
      run(async () => {
        await call(deliverTranslation, { params: { id }, body: { text } });
        await releaseJob();
      }),
    giveBack: (id: number, reason: ReturnReason, note: string) =>
      run(async () => {
        await call(returnTranslation, { params: { id }, body: { reason, note } });
        await releaseJob();
      }),
  };
}
