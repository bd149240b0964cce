import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskOrderPage } from '@peonia/contract/mall/mall-desk.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { type Fact, FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { dateTime } from '../date-time.ts';
import { OrderState } from '../orders/order-state.tsx';
import { OrderTimeline } from '../orders/order-timeline.tsx';
import { DeskOrderActs } from './desk-order-acts.tsx';
import type { DeskParts } from './desk-parts.ts';
import { useDeskOrder } from './desk-queries.ts';
import { ShippingLabel } from './shipping-label.tsx';
import * as css from './desk.module.css';

/** An order as the shop sees it: what, to whom, where it stands, and what to do. */
export function DeskOrderView({ id, parts }: { id: number; parts: DeskParts }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: order, error, refetch } = useDeskOrder(id);
  const placed = order === undefined ? '' : dateTime(language, order.created_at);
  return (
    <>
      <PageHead
        title={<Trans>Order {id}</Trans>}
        text={order === undefined ? undefined : <Trans>Placed {placed}. Opening an order is logged.</Trans>}
        back="/staff/orders"
        actions={order === undefined ? null : <OrderState state={order.state} />}
      />
      {order !== undefined ? (
        <div className={css.duo}>
          <div className="stack cards">
            <Facts order={order} />
            <Card pad as="section">
              <CardHead title={<Trans>Where it is</Trans>} />
              <OrderTimeline order={order} />
            </Card>
          </div>
          <div className={`stack cards ${css.side}`}>
            {order.address === null ? null : <ShippingLabel order={order} address={order.address} />}
            <DeskOrderActs key={order.state} order={order} parts={parts} />
          </div>
        </div>
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={2} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Facts({ order }: { order: DeskOrderPage }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { items, total, sender, recipient, card, due_at, is_gift } = order;
  const person = (name: string | null) => name ?? <Trans>Deleted member</Trans>;
  const facts: readonly Fact[] = [
    ...(is_gift ? [{ label: t`Sender`, value: person(sender) }] : []),
    { label: is_gift ? t`Recipient` : t`Buyer`, value: person(recipient) },
    { label: t`Gold`, value: <span className="tabular">{formatGold(language, Math.round(total * 100))}</span> },
    ...(due_at === null ? [] : [{ label: t`Target`, value: dateTime(language, due_at) }]),
  ];
  return (
    <Card pad as="section" className="stack">
      <ul className={css.items}>
        {items.map(({ name, picture, quantity }) => (
          <li key={name}>
            <img src={picture} alt="" width="56" height="56" />
            <b>
              {quantity} × {name}
            </b>
          </li>
        ))}
      </ul>
      <FactList facts={facts} />
      {card === null ? null : (
        <p className={css.words} dir="auto">
          {card}
        </p>
      )}
    </Card>
  );
}
