import { searchPeople, liveSearchFrom } from '@peonia/contract/discovery/search.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import {
  getTravel,
  getTravelRequest,
  saveTravelDraft,
  type TravelAct,
  type TravelRequest,
  updateTravelRequest,
  writeToTravelDesk,
} from '@peonia/contract/travel/travel.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { queryClient } from '../../platform/query.ts';
import { useLive, useReset } from '../../platform/realtime/live.ts';
import { useMe } from '../../platform/session/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';

const travelKey = ['travel'] as const;
const requestKey = (id: number) => ['travel-request', id] as const;

type DraftBody = BodyOf<typeof saveTravelDraft>;

/** The own draft and requests. Refetched when one of them moves, and after a gap in the events. */
export function useTravel() {
  const me = useMe();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: travelKey });
  useLive('notification.made', ({ notification: { type } }) => {
    if (type === 'travel') refresh();
  });
  useLive('payment.changed', ({ order }) => {
    if (order.item !== null) refresh();
  });
  useReset(refresh);
  return useQuery({
    queryKey: [...travelKey, me?.id],
    queryFn: ({ signal }) => call(getTravel, {}, { signal }),
    // The form is filled from it once: what another device wrote is shown.
    staleTime: 0,
    gcTime: 0,
  });
}

export function saveDraft(body: DraftBody) {
  return call(saveTravelDraft, { body }, { keepalive: true });
}

export function useRequest(id: number) {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: requestKey(id) });
  useLive('notification.made', ({ notification: { type, data } }) => {
    if (type === 'travel' && data.travel_id === id) refresh();
  });
  useReset(refresh);
  return useQuery({
    queryKey: requestKey(id),
    queryFn: ({ signal }) => call(getTravelRequest, { params: { id } }, { signal }),
  });
}

/** Acts of a reader of a request, one at a time. They resolve to whether it was done. */
export function useRequestActs(id: number) {
  const [busy, setBusy] = useState<TravelAct | 'write' | null>(null);
  // Stays until the message is stored, so that sending it again after a lost connection stores it once.
  const clientId = useRef<string | null>(null);
  const run = async (name: TravelAct | 'write', send: () => Promise<TravelRequest>): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(name);
    try {
      queryClient.setQueryData(requestKey(id), await send());
      return true;
    } catch (error) {
      showProblem(error);
      void queryClient.invalidateQueries({ queryKey: requestKey(id) });
      return false;
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    act: (act: TravelAct) => run(act, () => call(updateTravelRequest, { params: { id }, body: { act } })),
    write: (content: string, files: readonly number[]) =>
      run('write', async () => {
        clientId.current ??= crypto.randomUUID();
        const body = { content, client_id: clientId.current, files: [...files] };
        const request = await call(writeToTravelDesk, { params: { id }, body });
        clientId.current = null;
        return request;
      }),
  };
}

/** Debounce of the look-up in milliseconds. */
const DEBOUNCE_MS = 400;

/** Members by the beginning of their name, while it is typed. */
export function useMembersByName(typed: string) {
  const q = useDebounced(typed.trim(), DEBOUNCE_MS);
  const isLongEnough = [...q].length >= liveSearchFrom;
  const { data, isFetching } = useQuery({
    queryKey: ['travel-members', q],
    queryFn: ({ signal }) => call(searchPeople, { body: { mode: 'keyword', q } }, { signal }),
    enabled: isLongEnough,
  });
  return { people: isLongEnough ? data?.items : undefined, isSearching: isFetching };
}
