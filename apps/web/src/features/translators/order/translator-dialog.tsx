import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/call.ts';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import type { TranslatorRequest } from '../translator-request.ts';
import { useOrder, useQuote } from './order-queries.ts';
import { OrderView } from './order-view.tsx';
import { QuoteView } from './quote-view.tsx';
import * as css from '../translators.module.css';

/** Human translation of a message: quote, state and rating. */
export function TranslatorDialog({
  request: { message, user },
  open,
  onClose,
}: {
  request: TranslatorRequest;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [isPaidNow, setPaidNow] = useState(false);
  const order = useOrder(message);
  const isWanted = order.data === null || order.data?.state === 'refunded';
  const quote = useQuote(message.id, open && isWanted);
  const error = order.error ?? (isWanted ? quote.error : null);
  const report = () => {
    onClose();
    askToReport({ type: 'translation', id: message.id });
  };
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Translation by a person</Trans>} closeLabel={t`Close`}>
      <blockquote className={css.personText} dir="auto">
        {message.message_content}
      </blockquote>
      {error !== null ? (
        <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
          {error instanceof ApiError ? error.message : <Trans>Oops, Network is unreachable</Trans>}
        </Note>
      ) : order.data === undefined ? (
        <Loading label={t`Loading`} shape="text" />
      ) : !isWanted && order.data !== null ? (
        <OrderView order={order.data} isPaidNow={isPaidNow} />
      ) : (
        <div className="stack">
          {order.data?.mine === true ? (
            <Note tone="info" icon={<UndoIcon />}>
              <Trans>A translation was requested before but not completed; the gold was refunded.</Trans>
            </Note>
          ) : null}
          {quote.data === undefined ? (
            <Loading label={t`Loading`} shape="text" />
          ) : (
            <QuoteView quote={quote.data} name={user.name} onPaid={() => setPaidNow(true)} />
          )}
        </div>
      )}
      {order.data?.state === 'translated' ? (
        <Button variant="ghost" size="sm" icon={<FlagIcon />} onClick={report}>
          <Trans>Report a bad translation</Trans>
        </Button>
      ) : null}
    </Dialog>
  );
}
