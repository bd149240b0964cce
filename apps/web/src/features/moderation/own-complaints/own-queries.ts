import {
  appealByLetter,
  appealComplaint,
  listOwnComplaints,
  type OwnComplaint,
} from '@peonia/contract/moderation/complaints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient, usePage } from '../../../platform/query.ts';
import { useLive, useReset } from '../../../platform/realtime/live.ts';

const key = ['own-complaints'] as const;

/** Complaints by and about the member. Refetched after a system notification and after a gap in the events. */
export function useOwnComplaints() {
  useLive('notification.made', ({ notification: { type, data } }) => {
    if (type === 'profile' && data.user_id === null) refreshOwnComplaints();
  });
  useReset(refreshOwnComplaints);
  return usePage<OwnComplaint, { items: readonly OwnComplaint[]; max_id: number }>(key, (max_id, signal) =>
    call(listOwnComplaints, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

export async function sendAppeal(id: number, content: string): Promise<void> {
  await call(appealComplaint, { params: { id }, body: { content } });
  await queryClient.invalidateQueries({ queryKey: key });
}

export async function sendAppealByToken(token: string, content: string): Promise<void> {
  await call(appealByLetter, { body: { token, content } });
}

function refreshOwnComplaints(): void {
  void queryClient.invalidateQueries({ queryKey: key });
}
