import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketQueue } from '@peonia/contract/support-desk.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { isPageShortcut } from '../../moderation/shortcut-target.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { TicketList } from './ticket-list.tsx';
import { useTickets } from './ticket-queries.ts';
import { TicketView } from './ticket-view.tsx';
import * as css from './tickets.module.css';

/** Support desk: the queue of tickets and the selected one. */
export default function TicketsPage() {
  const { t } = useLingui();
  const [show, setShow] = useState<TicketQueue>('open');
  return (
    <StaffFrame current="/staff/tickets">
      <div className={css.page}>
        <PageHead
          title={<Trans>Tickets</Trans>}
          text={
            <Trans>
              Answers go out by mail. <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>r</kbd> reply.
            </Trans>
          }
          actions={
            <Segmented
              label={t`Show`}
              value={show}
              onChange={setShow}
              dense
              segments={[
                { value: 'open', label: t({ message: 'Open', context: 'state' }) },
                { value: 'mine', label: t`Mine` },
                { value: 'waiting', label: t`Waiting` },
                { value: 'solved', label: t`Solved` },
              ]}
            />
          }
        />
        <Queue key={show} show={show} />
      </div>
    </StaffFrame>
  );
}

function Queue({ show }: { show: TicketQueue }) {
  const { t } = useLingui();
  const { items, isPending, error, reload, hasMore, loadMore, isLoadingMore } = useTickets(show);
  const [shown, setShown] = useState<number | null>(null);
  // A ticket that was just answered stays selected, though it has left the queue.
  const [first] = items;
  if (shown === null && first !== undefined) setShown(first.id);

  const step = useEffectEvent((by: number) => {
    const index = items.findIndex(({ id }) => id === shown);
    const next = index === -1 ? first : items[index + by];
    if (next !== undefined) setShown(next.id);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPageShortcut(event)) return;
      if (event.key === 'j') step(1);
      else if (event.key === 'k') step(-1);
      else if (event.key === 'r') {
        event.preventDefault();
        document.querySelector<HTMLTextAreaElement>('[data-shortcut=reply] textarea')?.focus();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  if (isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  if (error !== null && items.length === 0) return <ListError error={error} onRetry={reload} />;
  if (shown === null)
    return (
      <EmptyState
        level={2}
        icon={<CircleCheckIcon />}
        title={<Trans>Nothing is waiting</Trans>}
        text={<Trans>What people write to support appears here.</Trans>}
      />
    );
  return (
    <div className={css.desk}>
      <TicketList
        items={items}
        current={shown}
        onChoose={setShown}
        more={hasMore ? { load: loadMore, isLoading: isLoadingMore } : null}
      />
      <TicketView key={shown} id={shown} />
    </div>
  );
}
