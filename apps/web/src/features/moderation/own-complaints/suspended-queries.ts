import {
  downloadSuspendedExport,
  readSuspendedMember,
  setSuspendedErasure,
  startSuspendedExport,
  type SuspendedMember,
} from '@peonia/contract/moderation/suspended-member.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { requestHeaders } from '../../../platform/api/request-headers.ts';
import { saveReply } from '../../../platform/api/save-reply.ts';
import { queryClient } from '../../../platform/query.ts';

/** Poll interval in milliseconds while the archive is being made. */
const POLL_MS = 2_000;

const keyOf = (token: string) => ['suspended-member', token] as const;

/** What the link of the mail allows. Refetched while the archive is being made. */
export function useSuspendedMember(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    retry: false,
    queryFn: ({ signal }) => call(readSuspendedMember, { body: { token } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.archive?.ready === false ? POLL_MS : false),
  });
}

export async function requestArchive(token: string): Promise<void> {
  store(token, await call(startSuspendedExport, { body: { token } }));
}

/** `wanted`: false withdraws the deletion. */
export async function requestErasure(token: string, wanted: boolean): Promise<void> {
  store(token, await call(setSuspendedErasure, { body: { token, wanted } }));
}

export async function downloadArchive(token: string): Promise<void> {
  const headers = { ...(await requestHeaders(false)), 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  await saveReply(
    fetch(addressOf(downloadSuspendedExport, {}, {}), { method: 'POST', headers, body, credentials: 'omit' }),
    'archive.zip',
  );
}

function store(token: string, member: SuspendedMember): void {
  queryClient.setQueryData(keyOf(token), member);
}
