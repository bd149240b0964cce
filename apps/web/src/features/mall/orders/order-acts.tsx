import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MallOrderAct, MallOrderPage, MallOrderState } from '@peonia/contract/mall/mall.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { actOnOrder } from '../queries.ts';
import { AnswerGift } from './answer-gift.tsx';
import { ChangeAddress } from './change-address.tsx';
import * as css from './order.module.css';

/** States before the delivery. */
const isAhead: ReadonlySet<MallOrderState> = new Set(['pending', 'accepted', 'preparing']);

/** What the reader may do with the order now. */
export function OrderActs({ order }: { order: MallOrderPage }) {
  const { order_confirm_days: days } = limits;
  const { t } = useLingui();
  const [busy, setBusy] = useState<MallOrderAct | null>(null);
  const { acts, user } = order;
  const name = user?.name ?? '';
  const run = async (act: MallOrderAct) => {
    if (busy !== null) return;
    setBusy(act);
    try {
      await actOnOrder(order.id, { act });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(null);
    }
  };
  if (acts.includes('accept')) return <AnswerGift key={order.id} order={order} />;
  return (
    <Card edge pad className="stack">
      {acts.includes('confirm') ? (
        <>
          <Button
            block
            variant="trust"
            icon={<CheckIcon />}
            busy={busy === 'confirm'}
            onClick={() => void run('confirm')}
          >
            <Trans>It has arrived</Trans>
          </Button>
          <p className="small muted">
            <Trans>If we do not hear from you, the order counts as received after {days} days.</Trans>
          </p>
        </>
      ) : null}
      {user === null ? null : (
        <Button block variant="line" icon={<MessageCircleIcon />} href={`/chat/${user.user_id}`}>
          <Trans>Message {name}</Trans>
        </Button>
      )}
      {acts.includes('cancel') ? (
        <>
          <Button
            block
            variant="ghost"
            busy={busy === 'cancel'}
            busyLabel={t`Cancelling`}
            onClick={() => void run('cancel')}
          >
            <Trans>Cancel the order</Trans>
          </Button>
          <p className="small muted">
            <Trans>Free until the shop starts preparing it: you get all your gold back.</Trans>
          </p>
        </>
      ) : null}
      {order.address === null ? null : (
        <address className={`small ${css.ownAddress}`}>
          <b>
            <Trans>Your address, for the shop and the courier</Trans>
          </b>
          <span>{order.address.name}</span>
          <span>{order.address.street}</span>
          <span>
            {order.address.postcode} {order.address.city}
          </span>
        </address>
      )}
      {order.address !== null && acts.includes('address') ? (
        <ChangeAddress order={order} address={order.address} />
      ) : null}
      {isAhead.has(order.state) ? (
        <p className="small muted">
          <Trans>
            Delivery takes about <Plural value={order.delivery_days} one="# day" other="# days" />.
          </Trans>
        </p>
      ) : null}
    </Card>
  );
}
