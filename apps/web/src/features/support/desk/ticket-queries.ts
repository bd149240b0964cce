import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import {
  answerTicket,
  changeTicket,
  getTicket,
  listTickets,
  type TicketQueue,
  type TicketRow,
} from '@peonia/contract/support-desk.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { showStaffError } from '../../moderation/staff-session/staff-session-queries.ts';

type Act = BodyOf<typeof changeTicket>['act'];
export type Draft = Omit<BodyOf<typeof answerTicket>, 'client_id'>;

const listKey = 'staff-tickets';
const ticketKey = 'staff-ticket';

/** A part of the queue, paginated. */
export function useTickets(show: TicketQueue) {
  return usePage<TicketRow, { items: readonly TicketRow[]; max_id: number }>([listKey, show], (max_id, signal) =>
    call(listTickets, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

/** A ticket. Every read is written to the audit log, so it is fetched when opened and after an action only. */
export function useTicket(id: number) {
  return useQuery({
    queryKey: [ticketKey, id],
    queryFn: ({ signal }) => call(getTicket, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

/** Takes, answers or solves a ticket; then refetches the queue and the ticket. */
export function useTicketActions(id: number) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  // Kept until the message is stored, so that sending it again after a cut stores it once.
  const clientId = useRef<string | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      showStaffError(error);
      return false;
    } finally {
      setBusy(false);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [ticketKey, id] }),
        queryClient.invalidateQueries({ queryKey: [listKey] }),
      ]);
    }
  };
  const write = async (draft: Draft) => {
    clientId.current ??= crypto.randomUUID();
    await call(answerTicket, { params: { id }, body: { ...draft, client_id: clientId.current } });
    clientId.current = null;
  };
  return {
    isBusy,
    change: (act: Act) => run(() => call(changeTicket, { params: { id }, body: { act } })),
    write: (draft: Draft) => run(() => write(draft)),
  };
}
