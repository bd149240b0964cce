import { useLingui } from '@lingui/react/macro';
import { changeTicket, mergeTicket, type TicketQueue, type TicketRow } from '@peonia/contract/support/support-desk.ts';
import { call } from '../../../platform/api/call.ts';
import type { Bulk } from '../../moderation/staff-queue/bulk/bulk.ts';
import { ticketKey, ticketsKey } from './ticket-queries.ts';

/** What can be done with several tickets at once. */
export function useTicketBulk(show: TicketQueue): Bulk<TicketRow> {
  const { t } = useLingui();
  const change = (act: 'take' | 'solve' | 'reopen') => (row: TicketRow) =>
    call(changeTicket, { params: { id: row.id }, body: { act } });
  const reopen = {
    name: 'reopen',
    label: t`Open again`,
    effect: t`The tickets wait for an answer again.`,
    run: change('reopen'),
  };
  const open = [
    { name: 'take', label: t`Take it`, effect: t`The tickets become yours.`, run: change('take') },
    { name: 'solve', label: t`Solve`, effect: t`The tickets are solved without an answer.`, run: change('solve') },
    {
      name: 'merge',
      label: t`Merge`,
      effect: t`All become part of the first ticket in this list, if they are of the same writer. This cannot be undone.`,
      isDangerous: true,
      least: 2,
      run: async (row: TicketRow, { items }: { items: readonly TicketRow[] }) => {
        const [first] = items;
        if (first === undefined || row.id === first.id) return;
        await call(mergeTicket, { params: { id: first.id }, body: { other_id: row.id } });
      },
    },
  ];
  return {
    nameOf: ({ id, name, start }) => `${id} · ${name} · ${start}`,
    refetch: [[ticketsKey], [ticketKey]],
    acts: show === 'solved' ? [reopen] : open,
  };
}
