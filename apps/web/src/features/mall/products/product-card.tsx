import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@peonia/contract/mall/mall.ts';
import { breakCompounds } from '@peonia/i18n/break-compounds.ts';
import { countryName, formatGold } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { MapPinIcon } from '@peonia/ui/icons/map-pin.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import * as css from '../mall.module.css';

/** A product of the catalogue: picture, name, price, where it is delivered. */
export function ProductCard({ product, to }: { product: Product; to: number | null }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <Card as="article" className={css.product} data-off={product.in_stock ? undefined : ''}>
      <Link href={`/mall/${product.id}${to === null ? '' : `?to=${to}`}`} className={css.productLink}>
        <span className={css.tile} data-tone={product.id % 3}>
          <img src={product.picture} alt="" width="240" height="240" loading="lazy" />
        </span>
        <span className={css.productText}>
          <b>{breakCompounds(language, product.name)}</b>
          <Price label={t`gold`} tone="gold">
            {formatGold(language, Math.round(product.price * 100))}
          </Price>
          <span className={`small muted ${css.place}`}>
            {product.in_stock ? <MapPinIcon /> : <CircleAlertIcon />}
            <span>{product.in_stock ? <DeliveryPlace product={product} /> : <Trans>Sold out</Trans>}</span>
          </span>
        </span>
      </Link>
    </Card>
  );
}

/** "Within China, 2 days". */
export function DeliveryPlace({ product }: { product: Pick<Product, 'countries' | 'delivery_days'> }) {
  const { language } = useLanguage();
  const { countries, delivery_days } = product;
  const country = countries?.length === 1 ? countryName(language, countries[0] ?? '') : null;
  if (country !== null)
    return (
      <Trans>
        Within {country},{' '}
        <span className="nowrap">
          <Plural value={delivery_days} one="# day" other="# days" />
        </span>
      </Trans>
    );
  return countries === null ? (
    <Trans>
      Everywhere,{' '}
      <span className="nowrap">
        <Plural value={delivery_days} one="# day" other="# days" />
      </span>
    </Trans>
  ) : (
    <Trans>
      To <Plural value={countries.length} one="# country" other="# countries" />,{' '}
      <span className="nowrap">
        <Plural value={delivery_days} one="# day" other="# days" />
      </span>
    </Trans>
  );
}
