import { Trans, useLingui } from '@lingui/react/macro';
import type { MallOrderPage } from '@peonia/contract/mall/mall.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import { useParams } from '../../../platform/router/hooks.ts';
import { TranslatedText } from '../../translation/text/translated-text.tsx';
import { dateTime } from '../date-time.ts';
import { useOrder } from '../queries.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderState } from './order-state.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import * as css from './order.module.css';

/** An order with its timeline, as one of its two sides sees it. */
export default function OrderPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const id = Number(useParams()['id']);
  const { data: order, error, refetch } = useOrder(id);
  if (order === undefined)
    return (
      <>
        <PageHead title={<Trans context="mall">Order</Trans>} back="/orders" />
        {error === null ? (
          <Loading label={t`Loading`} shape="text" />
        ) : (
          <ListError error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  const date = dateTime(language, order.created_at);
  return (
    <>
      <PageHead
        title={<OrderTitle order={order} />}
        text={
          <Trans>
            Order {id}, placed {date}
          </Trans>
        }
        back="/orders"
        actions={<OrderState state={order.state} className="desktop-only" />}
      />
      <div className={css.duo}>
        <div className="stack cards">
          <Items order={order} />
          {order.card === null ? null : <GiftCard order={order} text={order.card} />}
          <Card edge pad aria-labelledby="order-where">
            <h2 id="order-where">
              <Trans>Where it is</Trans>
            </h2>
            <OrderTimeline order={order} />
            {order.direction === 'to_friend' ? (
              <Note tone="trust" icon={<ShieldCheckIcon />}>
                <Trans>The address stays between your friend and the shop. It is not shown to you.</Trans>
              </Note>
            ) : null}
          </Card>
        </div>
        <div className="stack cards">
          <OrderActs order={order} />
          {order.gold === null ? null : <OrderGold gold={order.gold} />}
          {order.direction === 'from_friend' ? (
            <Button block variant="ghost" icon={<FlagIcon />} onClick={() => askToReport({ type: 'order', id })}>
              <Trans>Report this gift</Trans>
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
}

function OrderTitle({ order: { direction, user } }: { order: MallOrderPage }) {
  const name = user?.name ?? null;
  if (direction === 'from_friend')
    return name === null ? <Trans>A gift for you</Trans> : <Trans>A gift from {name}</Trans>;
  if (direction === 'to_friend' && name !== null) return <Trans>A gift for {name}</Trans>;
  return <Trans>Your order</Trans>;
}

function Items({ order }: { order: MallOrderPage }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <Card edge pad>
      <ul className={css.lines}>
        {order.items.map((item) => (
          <li key={item.product_id}>
            <img src={item.picture} alt="" width="72" height="72" className={css.lineTile} />
            <span className={`grow ${css.grow}`}>
              <b>{item.name}</b>
              <span className="small muted tabular">× {item.quantity}</span>
            </span>
            {item.price === null ? null : (
              <Price label={t`gold`} tone="gold">
                {formatGold(language, Math.round(item.price * 100) * item.quantity)}
              </Price>
            )}
          </li>
        ))}
      </ul>
      <p className={`row ${css.person}`}>
        {order.user === null ? null : (
          <>
            <Avatar name={order.user.name} src={order.user.avatar ?? undefined} size={28} />
            <b className="grow">{order.user.name}</b>
          </>
        )}
        {/* The title bar of a phone has no room for it beside the title. */}
        <OrderState state={order.state} className="phone-only" />
      </p>
    </Card>
  );
}

/** The card in the language of the reader, with its original. The sender reads their own words. */
function GiftCard({ order, text }: { order: MallOrderPage; text: string }) {
  const original = { text, lang: undefined };
  return (
    <Card edge pad aria-labelledby="order-card">
      <h2 id="order-card">{order.direction === 'from_friend' ? <Trans>The card</Trans> : <Trans>Your card</Trans>}</h2>
      {order.direction === 'from_friend' ? (
        <TranslatedText type="card" id={order.id} original={original}>
          {(shown, line) => (
            <>
              <p className={css.words} lang={shown.lang} dir="auto">
                {shown.text}
              </p>
              {line}
              {order.suspicious === true ? <CardWarning /> : null}
            </>
          )}
        </TranslatedText>
      ) : (
        <p className={css.words} dir="auto">
          {text}
        </p>
      )}
    </Card>
  );
}

/** Safety warning below a card with signals of a fraud. */
function CardWarning() {
  return (
    <Note tone="bad" icon={<TriangleAlertIcon />}>
      <Trans>
        This looks like a request for money or an attempt to lure you off this site. Never send money to someone you
        have not met. You can report it.
      </Trans>
    </Note>
  );
}

function OrderGold({ gold }: { gold: NonNullable<MallOrderPage['gold']> }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const rows = [
    { id: 'held', label: <Trans context="gold">Held</Trans>, value: gold.held },
    { id: 'paid', label: <Trans>Paid</Trans>, value: gold.paid },
    { id: 'returned', label: <Trans>Given back</Trans>, value: gold.returned },
  ];
  return (
    <Card edge pad aria-labelledby="order-gold">
      <h2 id="order-gold">
        <Trans>Your gold</Trans>
      </h2>
      <dl className={css.gold}>
        {rows.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <Price label={t`gold`} tone="gold">
                {formatGold(language, Math.round(value * 100))}
              </Price>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
