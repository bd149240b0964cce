import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import {
  answerTicket,
  changeTicket,
  getTicket,
  listTickets,
  listTicketTemplates,
  mergeTicket,
  setTicketPriority,
  translateDraft,
  type TicketQueue,
  type TicketRow,
} from '@peonia/contract/support/support-desk.ts';
import type { TicketPriority } from '@peonia/contract/support/support.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

type Act = BodyOf<typeof changeTicket>['act'];
export type Draft = Omit<BodyOf<typeof answerTicket>, 'client_id'>;

export const ticketsKey = 'staff-tickets';
export const ticketKey = 'staff-ticket';

/** A part of the queue, paginated. */
export function useTickets(show: TicketQueue) {
  return usePage<TicketRow, { items: readonly TicketRow[]; max_id: number }>([ticketsKey, show], (max_id, signal) =>
    call(listTickets, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
}

export function useTicket(id: number) {
  return useStaffCase([ticketKey, id], (signal) => call(getTicket, { params: { id } }, { signal }));
}

/** Templates for a ticket, the texts in its language and in that of the staff. */
export function useTemplates(id: number) {
  return useQuery({
    queryKey: ['staff-ticket-templates', id],
    queryFn: ({ signal }) => call(listTicketTemplates, { params: { id } }, { signal }),
  });
}

/** Takes, answers or solves a ticket; then refetches the queue and the ticket. */
export function useTicketActions(id: number) {
  const { isBusy, run } = useStaffAct({ refetch: [[ticketKey, id], [ticketsKey]] });
  // Stays until the message is stored, so that sending it again after a lost connection stores it once.
  const clientId = useRef<string | null>(null);
  const write = async (draft: Draft) => {
    clientId.current ??= crypto.randomUUID();
    await call(answerTicket, { params: { id }, body: { ...draft, client_id: clientId.current } });
    clientId.current = null;
  };
  return {
    isBusy,
    change: (act: Act) => run(() => call(changeTicket, { params: { id }, body: { act } })),
    prioritise: (priority: TicketPriority) =>
      run(() => call(setTicketPriority, { params: { id }, body: { priority } })),
    merge: (other_id: number) => run(() => call(mergeTicket, { params: { id }, body: { other_id } })),
    /** The text in the language of the ticket; null after an error, which is shown. */
    translate: async (content: string) => {
      let text: string | null = null;
      await run(async () => {
        text = (await call(translateDraft, { params: { id }, body: { content } })).text;
      });
      return text as string | null;
    },
    write: (draft: Draft) => run(() => write(draft)),
  };
}
