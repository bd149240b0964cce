import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import {
  answerTraveller,
  getTravelCase,
  listTravelDesk,
  saveTravelPlan,
  type TravelBoard,
  type TravelCase,
  type TravelDeskRow,
  updateTravelCase,
} from '@peonia/contract/travel/travel-desk.ts';
import type { TravelDay } from '@peonia/contract/travel/travel.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { ApiError, call } from '../../../platform/api/call.ts';
import { queryClient, usePage } from '../../../platform/query.ts';

const boardKey = 'travel-desk';
const caseKey = (id: number) => ['travel-case', id] as const;

/** What the case needs of the staff pages, a feature to the right. */
export interface DeskParts {
  /** Shows an error, or the gate if the staff session has expired. */
  readonly showProblem: (error: unknown) => void;
  /** Says that a form began with a draft, and discards it. */
  readonly RestoredNote: ComponentType<{ isDraft: boolean; onDiscard: () => void }>;
}

/** Requests in one part of the board. */
export function useTravelBoard(show: TravelBoard) {
  return usePage<TravelDeskRow, { items: readonly TravelDeskRow[]; max_id: number }>(
    [boardKey, show],
    (max_id, signal) =>
      call(listTravelDesk, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

/** A request with what the traveller wrote. Every read is logged, so it is fetched when opened only. */
export function useTravelCase(id: number) {
  return useQuery({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => call(getTravelCase, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

/** Acts on a case, one at a time. They resolve to whether it was done. */
export function useCaseActs(id: number, { showProblem }: DeskParts) {
  const [isBusy, setBusy] = useState(false);
  // Stays until the message is stored, so that sending it again after a lost connection stores it once.
  const clientId = useRef<string | null>(null);
  const run = async (send: () => Promise<TravelCase>, onDone?: () => void): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      const changed = await send();
      onDone?.();
      queryClient.setQueryData(caseKey(id), changed);
      return true;
    } catch (error) {
      showProblem(error);
      // What a colleague saved meanwhile.
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: caseKey(id) });
      return false;
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: [boardKey] });
    }
  };
  return {
    isBusy,
    act: (body: BodyOf<typeof updateTravelCase>) => run(() => call(updateTravelCase, { params: { id }, body })),
    /** `onDone` runs before the form begins again with what is stored. */
    plan: (days: TravelDay[], seen: string, onDone: () => void) =>
      run(() => call(saveTravelPlan, { params: { id }, body: { days, seen } }), onDone),
    write: (content: string, files: readonly number[]) =>
      run(async () => {
        clientId.current ??= crypto.randomUUID();
        const answered = await call(answerTraveller, {
          params: { id },
          body: { content, client_id: clientId.current, files: [...files] },
        });
        clientId.current = null;
        return answered;
      }),
  };
}
