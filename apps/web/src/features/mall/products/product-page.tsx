import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductPage as ProductData } from '@peonia/contract/mall/mall.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { MapPinIcon } from '@peonia/ui/icons/map-pin.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useNavigate, useParams, useSearchParams } from '../../../platform/router/hooks.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import { useMe } from '../../../platform/session/session.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { WhatHappensNext } from '../orders/what-happens-next.tsx';
import { useProduct } from '../queries.ts';
import { setCartLine, useCart } from './cart.ts';
import { DeliveryPlace } from './product-card.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import * as mallCss from '../mall.module.css';
import * as css from './product.module.css';

/** A product: gallery, description, and how many of it to order. */
export default function ProductPage() {
  const { t } = useLingui();
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useProduct(id);
  if (data === undefined)
    return (
      <>
        <PageHead title={<Trans>Flowers and gifts</Trans>} back="/mall" />
        {error === null ? (
          <Loading label={t`Loading`} shape="text" />
        ) : (
          <ListError error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  return (
    <>
      <PageHead title={data.name} back="/mall" />
      <div className={css.productPage}>
        <Gallery product={data} />
        <BuyBox product={data} />
        <WhatHappensNext />
      </div>
    </>
  );
}

function Gallery({ product: { name, pictures } }: { product: ProductData }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  const count = pictures.length;
  return (
    <Card edge className={css.gallery}>
      <span className={css.tileBig}>
        <img src={pictures[shown]} alt={name} width="480" height="480" />
      </span>
      <div className={css.thumbs} role="group" aria-label={t`Pictures`}>
        {pictures.map((picture, nth) => (
          <button
            key={picture}
            type="button"
            className={css.thumb}
            aria-pressed={nth === shown}
            aria-label={t`Picture ${nth + 1} of ${count}`}
            onClick={() => setShown(nth)}
          >
            <img src={picture} alt="" width="100" height="100" />
          </button>
        ))}
      </div>
    </Card>
  );
}

function BuyBox({ product }: { product: ProductData }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const me = useMe();
  const lines = useCart();
  const to = Number(useSearchParams().get('to')) || null;
  const [quantity, setQuantity] = useState(1);
  const [isOrdering, setOrdering] = useState(false);
  const { id, name, picture, price, countries, quantity_max } = product;
  const add = () => {
    if (me !== null) setCartLine(me.id, lines, { id, name, picture, price, quantity, countries });
  };
  return (
    <Card edge pad className={`stack ${css.buy}`}>
      <p className={`small ${mallCss.place}`}>
        <MapPinIcon />
        <span>
          <DeliveryPlace product={product} />
        </span>
      </p>
      <p>{product.description}</p>
      <Price label={t`gold`} tone="gold" className={css.bigPrice}>
        {formatGold(language, Math.round(price * 100))}
      </Price>
      {quantity_max === 0 ? (
        <p className="muted">
          <Trans>Sold out</Trans>
        </p>
      ) : (
        <>
          <div className={css.quantityRow}>
            <span>
              <Trans>Quantity</Trans>
            </span>
            <QuantityStepper name={name} value={quantity} max={quantity_max} min={1} onChange={setQuantity} />
          </div>
          <Button
            block
            size="lg"
            onClick={() => {
              add();
              setOrdering(true);
            }}
          >
            <Trans>Order now</Trans>
          </Button>
          <Button
            block
            variant="line"
            icon={<PlusIcon />}
            onClick={() => {
              add();
              void navigate(localePath(to === null ? '/mall' : `/mall?to=${to}`));
            }}
          >
            <Trans>Add and keep looking</Trans>
          </Button>
        </>
      )}
      <OrderDialog open={isOrdering} to={to} onClose={() => setOrdering(false)} />
    </Card>
  );
}
