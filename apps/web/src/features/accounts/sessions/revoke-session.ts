import { endOneSession, endOtherSessions, type listSessions } from '@peonia/contract/accounts/account-sessions.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';

export const sessionsKey = 'sessions';

type Sessions = ReplyOf<typeof listSessions>;
export type OpenSession = Sessions['items'][number];

/** Revokes one session; one that has already ended is removed from the list as well. */
export function useRevokeSession(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOneSession, { params: { id } }),
    onSuccess: () => keep(queryClient, (session) => session.id !== id),
    onError: (error) =>
      isRefusal(error, 'not_found') ? keep(queryClient, (session) => session.id !== id) : showProblem(error),
  });
}

/** Revokes all sessions but the current one. */
export function useRevokeOtherSessions(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: () => {
      keep(queryClient, (session) => session.current);
      onDone();
    },
    onError: showProblem,
  });
}

function keep(queryClient: QueryClient, isKept: (session: OpenSession) => boolean): void {
  queryClient.setQueryData<Sessions>([sessionsKey], (before) =>
    before === undefined ? before : { ...before, items: before.items.filter(isKept) },
  );
  // Others, used longer ago, take their place.
  void queryClient.invalidateQueries({ queryKey: [sessionsKey] });
}
