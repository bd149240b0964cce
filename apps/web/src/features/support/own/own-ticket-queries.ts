import { getOwnTicket, listOwnTickets, type OwnTicketRow, replyToTicket } from '@peonia/contract/support/support.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { queryClient, usePage } from '../../../platform/query.ts';
import { useLive, useReset } from '../../../platform/realtime/live.ts';

const listKey = ['own-tickets'] as const;
const ticketKey = (id: number) => ['own-ticket', id] as const;

/** Own tickets. Refetched after an answer and after a gap in the events. */
export function useOwnTickets() {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: listKey });
  useLive('notification.made', ({ notification: { type } }) => {
    if (type === 'support') refresh();
  });
  useReset(refresh);
  return usePage<OwnTicketRow, { items: readonly OwnTicketRow[]; max_id: number }>(listKey, (max_id, signal) =>
    call(listOwnTickets, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

export function useOwnTicket(id: number) {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ticketKey(id) });
  useLive('notification.made', ({ notification: { type, data } }) => {
    if (type === 'support' && data.ticket_id === id) refresh();
  });
  useReset(refresh);
  return useQuery({
    queryKey: ticketKey(id),
    queryFn: ({ signal }) => call(getOwnTicket, { params: { id } }, { signal }),
  });
}

/** Writes in a ticket; resolves to whether the message is stored. */
export function useReply(id: number) {
  const [isBusy, setBusy] = useState(false);
  // Stays until the message is stored, so that sending it again after a lost connection stores it once.
  const clientId = useRef<string | null>(null);
  const send = async (content: string, files: readonly number[]): Promise<boolean> => {
    setBusy(true);
    try {
      clientId.current ??= crypto.randomUUID();
      const body = { content, client_id: clientId.current, files: [...files] };
      queryClient.setQueryData(ticketKey(id), await call(replyToTicket, { params: { id }, body }));
      clientId.current = null;
      refreshOwnTickets();
      return true;
    } catch (error) {
      showProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, send };
}

export function refreshOwnTickets(): void {
  void queryClient.invalidateQueries({ queryKey: listKey });
}
