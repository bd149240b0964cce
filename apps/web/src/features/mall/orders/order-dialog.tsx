import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { RadioCard } from '@peonia/ui/radio-card/radio-card.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { openRecharge } from '../../payments/open-payment.ts';
import { cartCents, cartCountries, setCartLine, useCart } from '../products/cart.ts';
import { QuantityStepper } from '../products/quantity-stepper.tsx';
import { AddressFields } from './address-fields.tsx';
import { RecipientField } from './recipient-field.tsx';
import { useOrderForm } from './use-order-form.ts';
import * as css from './order-form.module.css';
import * as orderCss from './order.module.css';

interface OrderDialogProps {
  readonly open: boolean;
  /** Member that the gift is for, where the page knows one. */
  readonly to: number | null;
  readonly onClose: () => void;
}

/** The order that is being put together: products, for whom, card, and the button that holds the gold. */
export function OrderDialog({ open, to, onClose }: OrderDialogProps) {
  const { t } = useLingui();
  const lines = useCart();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Your order</Trans>} closeLabel={t`Close`}>
      {lines.length === 0 ? (
        <EmptyState
          icon={<ShoppingBagIcon />}
          title={<Trans>Your order is empty</Trans>}
          action={
            <Button variant="line" onClick={onClose}>
              <Trans>Look around</Trans>
            </Button>
          }
        />
      ) : (
        <OrderForm to={to} onClose={onClose} />
      )}
    </Dialog>
  );
}

function OrderForm({ to, onClose }: Omit<OrderDialogProps, 'open'>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  const lines = useCart();
  const form = useOrderForm(to, onClose);
  const cents = cartCents(lines);
  const missing = cents - Math.round((me?.balance ?? 0) * 100);
  const gold = formatGold(language, cents);
  const short = formatGold(language, Math.max(0, missing));
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void form.order(lines);
      }}
    >
      <ul className={orderCss.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <img src={line.picture} alt="" width="56" height="56" className={orderCss.lineTile} />
            <span className={`grow ${orderCss.grow}`}>
              <b>{line.name}</b>
              <Price label={t`gold`} tone="gold" className="small">
                {formatGold(language, Math.round(line.price * 100) * line.quantity)}
              </Price>
            </span>
            <QuantityStepper
              name={line.name}
              value={line.quantity}
              min={0}
              max={limits.order_quantity_max}
              onChange={(quantity) => me && setCartLine(me.id, lines, { ...line, quantity })}
            />
          </li>
        ))}
      </ul>
      <Field group label={<Trans>Who is it for?</Trans>}>
        <div className={css.choices}>
          <RadioCard
            name="mall-for"
            checked={form.isGift}
            onChange={() => form.setGift(true)}
            title={<Trans>A friend</Trans>}
            description={<Trans>Asked first, address stays private</Trans>}
          />
          <RadioCard
            name="mall-for"
            checked={!form.isGift}
            onChange={() => form.setGift(false)}
            title={<Trans>Myself</Trans>}
            description={<Trans>To your own address</Trans>}
          />
        </div>
      </Field>
      {form.isGift ? (
        <>
          <RecipientField value={form.recipient} countries={cartCountries(lines)} onChange={form.setRecipient} />
          <Field
            label={<Trans>Words on the card</Trans>}
            aside={<span className="tiny muted">{t`${form.card.length} / ${limits.order_card_max}`}</span>}
            hint={<Trans>Your friend can read it in their language.</Trans>}
          >
            <Textarea
              value={form.card}
              maxLength={limits.order_card_max}
              onChange={(event) => form.setCard(event.target.value)}
            />
          </Field>
        </>
      ) : (
        <AddressFields value={form.address} countries={cartCountries(lines)} onChange={form.setAddress} />
      )}
      <div className={css.total}>
        <span>
          <Trans>Total</Trans>
        </span>
        <Price label={t`gold`} tone="gold">
          {gold}
        </Price>
      </div>
      <Note tone="trust" icon={<ShieldCheckIcon />}>
        <Trans>Your gold is held until delivery. Without a delivery all of it comes back.</Trans>
      </Note>
      {form.problem === null ? null : (
        <p className={`small ${css.problem}`} role="alert">
          {form.problem}
        </p>
      )}
      {missing > 0 ? (
        <Button block variant="gold" icon={<PlusIcon />} onClick={() => openRecharge({ missing: missing / 100 })}>
          <Trans>Add gold: {short} missing</Trans>
        </Button>
      ) : (
        <Button block type="submit" size="lg" busy={form.isBusy} busyLabel={t`Ordering`}>
          <Trans>Order for {gold} gold</Trans>
        </Button>
      )}
    </form>
  );
}
