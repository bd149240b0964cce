import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnTicketRow } from '@peonia/contract/support/support.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { LifeBuoyIcon } from '@peonia/ui/icons/life-buoy.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { ListEnd } from '../../../platform/paged-list.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useTimeText } from '../ticket-entry.tsx';
import { categoryLabels } from '../ticket-labels.ts';
import { useOwnTickets } from './own-ticket-queries.ts';
import { OwnTicketState } from './ticket-state.tsx';
import * as css from './own-tickets.module.css';

/** What the member wrote to support, newest first. */
export default function OwnTicketsPage() {
  const { t } = useLingui();
  const tickets = useOwnTickets();
  const write = (
    <Button size="sm" href="/contact">
      <Trans>Write to us</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={<Trans>Your requests</Trans>}
        text={<Trans>What you wrote to us, and our answers.</Trans>}
        back="/setting"
        actions={tickets.items.length === 0 ? undefined : write}
      />
      {tickets.error !== null && tickets.items.length === 0 ? (
        <ListError error={tickets.error} onRetry={tickets.reload} />
      ) : tickets.isPending ? (
        <Loading label={t`Loading`} shape="row" count={3} />
      ) : tickets.items.length === 0 ? (
        <EmptyState
          level={2}
          icon={<LifeBuoyIcon />}
          title={<Trans>No requests yet</Trans>}
          text={<Trans>When you write to us, you find your request and our answers here.</Trans>}
          action={write}
        />
      ) : (
        <ul className={css.tickets}>
          {tickets.items.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd list={tickets} />
    </>
  );
}

function TicketRow({ ticket: { id, category, state, start, changed_at } }: { ticket: OwnTicketRow }) {
  const { i18n } = useLingui();
  const time = useTimeText();
  return (
    <Card edge>
      <Link href={`/support/${id}`} className={css.ticketLink}>
        <span className="grow">
          <b>{start}</b>
          <span className={`small muted ${css.facts}`}>
            {i18n._(categoryLabels[category])} · <time dateTime={changed_at}>{time(changed_at)}</time>
          </span>
        </span>
        <OwnTicketState state={state} />
      </Link>
    </Card>
  );
}
