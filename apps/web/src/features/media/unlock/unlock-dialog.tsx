import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import { ApiError, isRefusal, NetworkError } from '../../../platform/api/call.ts';
import { askForPayment } from '../../../platform/prompts/checkout-request.ts';
import { refreshMe, useMe } from '../../../platform/session/session.ts';
import { KindName, LockedBlur, LockSign } from '../picture/locked-tile.tsx';
import { AmountList, useFormatGold } from './amount-list.tsx';
import { UnlockReceipt } from './unlock-receipt.tsx';
import type { UnlockRequest } from './unlock-request.ts';
import { useUnlock } from './use-unlock.ts';
import * as lockedTileCss from '../picture/locked-tile.module.css';
import * as css from './unlock-dialog.module.css';

/**
 * Price and balance before the payment, one payment, and the receipt. Each request starts over; the last one stays
 * visible while the dialog closes.
 */
export function UnlockDialog({ request, onClose }: { request: UnlockRequest | null; onClose: () => void }) {
  const [shown, setShown] = useState<{ request: UnlockRequest | null; visit: number }>({ request: null, visit: 0 });
  if (request !== null && request !== shown.request) setShown({ request, visit: shown.visit + 1 });
  return shown.request === null ? null : (
    <Stages key={shown.visit} open={request !== null} request={shown.request} onClose={onClose} />
  );
}

function Stages({ open, request, onClose }: { open: boolean; request: UnlockRequest; onClose: () => void }) {
  const { t } = useLingui();
  const gold = useFormatGold();
  const balance = useMe()?.balance ?? 0;
  const { state, price, pay } = useUnlock(request);
  const { item } = request;
  const amount = gold(price);
  if (state.stage === 'paid')
    return <UnlockReceipt open={open} item={state.item} price={price} balance={balance} onClose={onClose} />;

  const error = state.stage === 'ask' ? state.error : null;
  // Without a reply it may already be paid: only a retry of the same purchase can tell.
  const isOpenEnded = error instanceof NetworkError;
  const missing = isOpenEnded ? 0 : Math.max(0, Math.round((price - balance) * 100) / 100);
  const isPaying = state.stage === 'paying';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isPaying}
      title={
        item.type === 'video' ? (
          <Trans>Unlock this video?</Trans>
        ) : item.type === 'audio' ? (
          <Trans>Unlock this voice message?</Trans>
        ) : (
          <Trans>Unlock this photo?</Trans>
        )
      }
      closeLabel={t`Close`}
      footer={
        <>
          {missing > 0 ? (
            <Button
              block
              variant="gold"
              onClick={() =>
                askForPayment({
                  mode: 'recharge',
                  missing: Math.ceil(missing),
                  onClose: () => void refreshMe().catch(() => {}),
                })
              }
            >
              <Trans>Add gold</Trans>
            </Button>
          ) : (
            <Button block variant="gold" busy={isPaying} busyLabel={t`Paying`} onClick={pay}>
              <Trans>Unlock for {amount} gold</Trans>
            </Button>
          )}
          <Button block variant="ghost" disabled={isPaying} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <div className="stack">
        <div className={`${lockedTileCss.locked} ${css.locked} ${css.paypic}`}>
          <LockedBlur item={item} />
          <span className={lockedTileCss.lockbox}>
            <LockSign />
            <b className="small">
              <KindName item={item} />
            </b>
          </span>
        </div>
        {missing > 0 || isRefusal(error, 'gold_short') ? (
          <Note tone="gold" role="status" icon={<CircleAlertIcon />}>
            <Trans>You do not have enough gold to proceed</Trans>
          </Note>
        ) : error === null ? null : (
          <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
            {error instanceof ApiError ? (
              error.message
            ) : (
              <Trans>Oops, Network is unreachable. Trying again does not charge you twice.</Trans>
            )}
          </Note>
        )}
        <AmountList
          rows={[
            ...(isRefusal(error, 'price_changed')
              ? [{ name: 'before', label: <Trans>Price before</Trans>, gold: item.amount ?? 0 }]
              : []),
            { name: 'price', label: <Trans>Price</Trans>, gold: price },
            { name: 'balance', label: <Trans>Your balance</Trans>, gold: balance },
            ...(isOpenEnded
              ? []
              : [
                  missing > 0
                    ? { name: 'missing', label: <Trans>Missing</Trans>, gold: missing }
                    : { name: 'after', label: <Trans>Balance after</Trans>, gold: balance - price },
                ]),
          ]}
        />
        <p className="small muted">
          <Trans>You pay once and keep it.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
