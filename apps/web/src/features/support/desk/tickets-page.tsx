import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketQueue } from '@peonia/contract/support/support-desk.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { DownloadList } from '../../moderation/staff-queue/download-list.tsx';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { StaffQueue } from '../../moderation/staff-queue/staff-queue.tsx';
import { takeOpenCase } from '../../moderation/staff-queue/take-open-case.ts';
import { SavedViews } from '../../moderation/staff-queue/views/saved-views.tsx';
import { usePart } from '../../moderation/staff-queue/views/use-filters.ts';
import { categoryLabels, ownNameOf, priorityLabels } from '../ticket-labels.ts';
import { useTicketBulk } from './ticket-bulk.ts';
import { useTickets } from './ticket-queries.ts';

const casePart = lazyPart(async () => (await import('./ticket-view.tsx')).TicketView);

/** Support desk: the queue of tickets and the selected one. */
export default function TicketsPage() {
  const { t } = useLingui();
  const [show, setShow] = usePart<TicketQueue>(['open', 'new', 'mine', 'waiting', 'solved']);
  return (
    <StaffFrame current="/staff/tickets">
      <StaffPage>
        <PageHead
          actions={<DownloadList name="tickets" show={show === 'new' || show === 'mine' ? 'open' : show} />}
          title={<Trans>Tickets</Trans>}
          text={
            <Trans>
              Answers go out by mail and to the member’s page. <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>r</kbd>{' '}
              reply.
            </Trans>
          }
        />
        <SavedViews page="tickets" />
        <QueueFilters
          value={show}
          onChange={setShow}
          options={[
            { value: 'open', label: t({ message: 'Open', context: 'state' }) },
            { value: 'new', label: t({ message: 'New', context: 'ticket' }) },
            { value: 'mine', label: t`Mine` },
            { value: 'waiting', label: t`Waiting` },
            { value: 'solved', label: t`Solved` },
          ]}
        />
        <Queue key={show} show={show} />
      </StaffPage>
    </StaffFrame>
  );
}

function Queue({ show }: { show: TicketQueue }) {
  const { t, i18n } = useLingui();
  return (
    <StaffQueue
      label={t`Queue`}
      list={useTickets(show)}
      renderRow={(ticket) => ({
        title: ticket.name,
        text: ticket.start,
        facts: [
          i18n._(priorityLabels[ticket.priority]),
          i18n._(categoryLabels[ticket.category]),
          ownNameOf(ticket.language),
        ].join(' · '),
        mark: ticket.priority === 'urgent' && ticket.due_at !== null ? 'urgent' : undefined,
        takenBy: ticket.assigned_to,
        since: ticket.created_at,
        due: ticket.due_at,
      })}
      empty={
        <EmptyState
          level={2}
          icon={<CircleCheckIcon />}
          title={<Trans>Nothing is waiting</Trans>}
          text={<Trans>What people write to support appears here.</Trans>}
        />
      }
      renderCase={(id) => <TicketCase id={id} />}
      bulk={useTicketBulk(show)}
      shortcuts={{ r: focusReply, t: takeOpenCase }}
    />
  );
}

/** The case comes after the list, which is what the page opens with. */
function TicketCase({ id }: { id: number }) {
  const { t } = useLingui();
  const View = casePart.use(true);
  return View === null ? <Loading label={t`Loading`} shape="card" count={1} /> : <View id={id} />;
}

function focusReply(): void {
  document.querySelector<HTMLTextAreaElement>('[data-shortcut=reply] textarea')?.focus();
}
