import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketCase } from '@peonia/contract/support/support-desk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { stateLabels } from '../ticket-labels.ts';
import type { useTicketActions } from './ticket-queries.ts';
import * as css from './tickets.module.css';

interface OthersProps {
  readonly ticket: TicketCase;
  readonly actions: ReturnType<typeof useTicketActions>;
  readonly isOfColleague: boolean;
}

/** Other tickets of the same writer, each of which can be merged into this one. */
export function OtherTickets({ ticket: { id, others }, actions: { isBusy, merge }, isOfColleague }: OthersProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [asked, setAsked] = useState<number | null>(null);
  const [named, setNamed] = useState(asked);
  if (asked !== null && asked !== named) setNamed(asked);
  if (others.length === 0) return null;
  const confirm = async () => {
    if (asked === null || !(await merge(asked))) return;
    setAsked(null);
    toast.show({ text: t`Tickets merged` });
  };
  return (
    <Card pad as="section" aria-label={t`Other tickets of the writer`}>
      <h3 className="small">
        <Trans>Other tickets of the writer</Trans>
      </h3>
      <ul className={css.others}>
        {others.map((other) => {
          const otherId = other.id;
          return (
            <li key={other.id}>
              <span className={`grow ${css.grow}`}>
                <b>{other.start}</b>
                <span className="tiny muted">
                  {other.id} · {i18n._(stateLabels[other.state])}
                </span>
              </span>
              {isOfColleague ? null : (
                <Button
                  variant="line"
                  size="sm"
                  disabled={isBusy}
                  aria-label={t`Merge ticket ${otherId}`}
                  onClick={() => setAsked(other.id)}
                >
                  <Trans>Merge</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        role="alertdialog"
        title={
          <Trans>
            Merge ticket {named} into ticket {id}?
          </Trans>
        }
        closeLabel={t`Close`}
        footer={
          <div className="row wrap">
            <Button variant="line" onClick={() => setAsked(null)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button disabled={isBusy} onClick={() => void confirm()}>
              <Trans>Merge</Trans>
            </Button>
          </div>
        }
      >
        <p>
          <Trans>Its texts and notes move into this ticket. This cannot be undone.</Trans>
        </p>
      </Dialog>
    </Card>
  );
}
