import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskOrderPage } from '@peonia/contract/mall/mall-desk.ts';
import type { DeliveryAddress } from '@peonia/contract/mall/mall.ts';
import { countryName } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from './desk.module.css';

/** The address of an order as it is printed: everything else of the page stays off the paper. */
export function ShippingLabel({ order: { id, items }, address }: { order: DeskOrderPage; address: DeliveryAddress }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { name, street, postcode, city, country, phone } = address;
  return (
    <section className="stack" aria-label={t`Shipping label`}>
      <address className={css.label}>
        <b>{name}</b>
        <span>{street}</span>
        <span>
          {postcode} {city}
        </span>
        <span>{countryName(language, country)}</span>
        {phone === '' ? null : <span>{phone}</span>}
        <span className={css.labelFoot}>
          <Trans>Order {id}</Trans>
          {items.map((item) => ` · ${item.quantity} × ${item.name}`).join('')}
        </span>
      </address>
      <Button block variant="line" onClick={() => print()}>
        <Trans>Print the label</Trans>
      </Button>
    </section>
  );
}
