import { listLatest, listOnline, listRecommended } from '@peonia/contract/discovery/discovery.ts';
import { type FeedPost, listFeeds } from '@peonia/contract/feed.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { getProfile } from '@peonia/contract/profiles/profiles.ts';
import {
  endView,
  getView,
  openView,
  type OpenView,
  type ViewCause,
  viewHeader,
} from '@peonia/contract/staff/view-as.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { makeCall, type Call } from '../../../platform/api/make-call.ts';
import { requestHeaders } from '../../../platform/api/request-headers.ts';
import { fetchTransport } from '../../../platform/api/transport.ts';
import { queryClient, usePage } from '../../../platform/query.ts';
import { renewToken } from '../../../platform/session/token.ts';
import { useStaffAct } from '../staff-queue/use-staff-act.ts';

export const peopleLists = { recommended: listRecommended, online: listOnline, latest: listLatest } as const;

export type PeopleList = keyof typeof peopleLists;

/** Opens a view of a member. `open` returns it, or null if it was refused. */
export function useOpenView(memberId: number) {
  const { isBusy, run } = useStaffAct({ refetch: [] });
  const open = async (cause: ViewCause, reason: string): Promise<OpenView | null> => {
    let view: OpenView | null = null;
    await run(async () => {
      view = await call(openView, { params: { id: memberId }, body: { cause, reason } });
    });
    return view;
  };
  return { isBusy, open };
}

/** The view of the address, while it is open. */
export function useView(id: number) {
  return useQuery({
    queryKey: ['staff-view', id],
    queryFn: ({ signal }) => call(getView, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

export function useEndView(id: number) {
  const { isBusy, run } = useStaffAct({ refetch: [] });
  const end = async () => {
    if (!(await run(() => call(endView, { params: { id } })))) return false;
    // Back in the history does not show it again.
    queryClient.setQueryData<OpenView>(['staff-view', id], (view) =>
      view === undefined ? undefined : { ...view, until: new Date(0).toISOString() },
    );
    queryClient.removeQueries({ queryKey: ['staff-viewed', id] });
    return true;
  };
  return { isBusy, end };
}

/** A profile as the member of the view has it. */
export function useViewedProfile(view: number, id: number) {
  return useQuery({
    queryKey: ['staff-viewed', view, 'profile', id],
    queryFn: ({ signal }) => callAs(view)(getProfile, { params: { id } }, { signal }),
  });
}

export function useViewedNews(view: number) {
  return usePage<FeedPost, { items: readonly FeedPost[]; max_id: number }>(
    ['staff-viewed', view, 'news'],
    (max_id, signal) => callAs(view)(listFeeds, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

export function useViewedPeople(view: number, list: PeopleList) {
  return usePage<MemberCard, { items: readonly MemberCard[]; max_id: number }>(
    ['staff-viewed', view, 'people', list],
    (max_id, signal) => callAs(view)(peopleLists[list], { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

/** Calls in the place of the member of a view. The server answers reads of profiles, news and lists only. */
function callAs(view: number): Call {
  return makeCall({
    transport: fetchTransport(),
    headers: async () => ({ ...(await requestHeaders(true)), [viewHeader]: String(view) }),
    partnerId: () => null,
    renew: renewToken,
  });
}
