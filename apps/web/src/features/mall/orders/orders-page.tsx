import { Trans, useLingui } from '@lingui/react/macro';
import type { MallOrder } from '@peonia/contract/mall/mall.ts';
import { formatDate, formatGold, formatList } from '@peonia/i18n/format.ts';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { PackageIcon } from '@peonia/ui/icons/package.tsx';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ListEnd } from '../../../platform/paged-list.tsx';
import { useSearchParams } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { markOrdersRead, useOrders } from '../queries.ts';
import { OrderState } from './order-state.tsx';
import { SavedAddress } from './saved-address.tsx';
import * as css from './order.module.css';

/** Orders for friends, and what comes to the member: `?to=friend` or `?to=me`. Opening them marks them as read. */
export default function OrdersPage() {
  const { t } = useLingui();
  const me = useMe();
  const unseen = me?.counter.order ?? 0;
  const to = useSearchParams().get('to') === 'friend' ? 'friend' : 'me';
  const orders = useOrders(to);
  useEffect(() => {
    if (unseen > 0 && !orders.isPending) void markOrdersRead().catch(() => {});
  }, [unseen, orders.isPending]);
  return (
    <>
      <PageHead
        title={<Trans>Orders</Trans>}
        back="/me"
        actions={
          me?.bd === 1 ? (
            <Button size="sm" variant="line" href="/mall">
              <Trans>Look around</Trans>
            </Button>
          ) : undefined
        }
      />
      <LinkTabs
        label={t`Orders`}
        tabs={[
          { href: '/orders?to=me', label: <Trans>To me</Trans>, current: to === 'me' },
          { href: '/orders?to=friend', label: <Trans>From me</Trans>, current: to === 'friend' },
        ]}
      />
      {orders.error !== null && orders.items.length === 0 ? (
        <ListError error={orders.error} onRetry={orders.reload} />
      ) : orders.isPending ? (
        <Loading label={t`Loading`} shape="row" count={4} />
      ) : orders.items.length === 0 ? (
        <EmptyState
          level={2}
          icon={<PackageIcon />}
          title={<Trans>No orders yet</Trans>}
          text={
            to === 'me' ? (
              <Trans>Gifts that friends send you, and what you order for yourself, appear here.</Trans>
            ) : (
              <Trans>What you send to friends appears here.</Trans>
            )
          }
          action={
            me?.bd === 1 ? (
              <Button href="/mall">
                <Trans>Look around</Trans>
              </Button>
            ) : undefined
          }
        />
      ) : (
        <ul className={css.orders}>
          {orders.items.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd list={orders} />
      {to === 'me' ? <SavedAddress /> : null}
    </>
  );
}

function OrderRow({ order }: { order: MallOrder }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [first] = order.items;
  const name = order.user?.name ?? null;
  return (
    <Card edge>
      <Link href={`/order/${order.id}`} className={css.orderLink}>
        <img src={first?.picture} alt="" width="64" height="64" className={css.lineTile} />
        <span className={`grow ${css.grow}`}>
          <b>
            {formatList(
              language,
              order.items.map((item) => item.name),
            )}
          </b>
          <span className="small muted">
            {name === null ? null : (
              <>{order.direction === 'to_friend' ? <Trans>For {name}</Trans> : <Trans>From {name}</Trans>} · </>
            )}
            {formatDate(language, new Date(order.created_at), 'medium')}
          </span>
        </span>
        {order.total === null ? null : (
          <Price label={t`gold`} tone="gold">
            {formatGold(language, Math.round(order.total * 100))}
          </Price>
        )}
        <OrderState state={order.state} />
        <Badge count={order.unread ? 1 : 0} label={t`new`} />
      </Link>
    </Card>
  );
}
