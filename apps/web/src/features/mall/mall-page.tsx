import { Trans, useLingui } from '@lingui/react/macro';
import { productCategories, type ProductCategory } from '@peonia/contract/mall/mall.ts';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { PackageIcon } from '@peonia/ui/icons/package.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../platform/errors/list-error.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { ListEnd } from '../../platform/paged-list.tsx';
import { useSearchParams } from '../../platform/router/hooks.ts';
import { useMe } from '../../platform/session/session.ts';
import { categoryLabels } from './labels.ts';
import { OrderDialog } from './orders/order-dialog.tsx';
import { useCart } from './products/cart.ts';
import { ProductCard } from './products/product-card.tsx';
import { type ProductSort, useProducts } from './queries.ts';
import * as css from './mall.module.css';

/** Flowers and gifts. `?to=` names the member that a gift is for. */
export default function MallPage() {
  const { t, i18n } = useLingui();
  const me = useMe();
  const [category, setCategory] = useState<ProductCategory | 'all'>('all');
  const [sort, setSort] = useState<ProductSort>('new');
  const [isOrdering, setOrdering] = useState(false);
  const products = useProducts(category, sort);
  const lines = useCart();
  const to = Number(useSearchParams().get('to')) || null;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (me?.bd === 0) return <MallClosed />;
  return (
    <>
      <PageHead
        title={<Trans>Flowers and gifts</Trans>}
        text={<Trans>Real things, brought to a real door. Prices include delivery.</Trans>}
        actions={
          <span className="row">
            {pieces > 0 ? (
              <Button size="sm" icon={<ShoppingBagIcon />} onClick={() => setOrdering(true)}>
                <Trans>Your order</Trans> <span className="tabular">{pieces}</span>
              </Button>
            ) : null}
            <IconButton
              className="phone-only"
              label={t`Orders`}
              icon={<PackageIcon />}
              count={me?.counter.order ?? 0}
              href="/orders"
            />
            <Button className="desktop-only" size="sm" variant="line" icon={<PackageIcon />} href="/orders">
              <Trans>Orders</Trans>
              <Badge count={me?.counter.order ?? 0} />
            </Button>
          </span>
        }
      />
      <div className={css.bar}>
        <Filters label={t`Categories`} className="grow">
          {(['all', ...productCategories] as const).map((one) => (
            <FilterChip key={one} on={one === category} onClick={() => setCategory(one)}>
              {i18n._(categoryLabels[one])}
            </FilterChip>
          ))}
        </Filters>
        <Field label={t`Sort by`} hideLabel className={css.sort}>
          <Select
            className={css.sortChoice}
            value={sort}
            options={[
              { value: 'new', label: t({ message: 'Newest first', context: 'products' }) },
              { value: 'popular', label: t({ message: 'Popular', context: 'products' }) },
              { value: 'price', label: t({ message: 'Price', context: 'products' }) },
            ]}
            onChange={(event) => setSort(event.target.value as ProductSort)}
          />
        </Field>
      </div>
      <Note tone="info" icon={<InfoIcon />} className={css.gap}>
        <Trans>
          <b>Flowers: within China.</b> Local florists make them on the day. Other gifts travel further, the place is on
          each card.
        </Trans>
      </Note>
      {products.error !== null && products.items.length === 0 ? (
        <ListError error={products.error} onRetry={products.reload} />
      ) : products.isPending ? (
        <Loading label={t`Loading`} shape="person" count={8} />
      ) : products.items.length === 0 ? (
        <EmptyState
          level={2}
          icon={<ShoppingBagIcon />}
          title={<Trans>Nothing here right now</Trans>}
          text={<Trans>Please look into another category.</Trans>}
        />
      ) : (
        <ul className={css.products}>
          {products.items.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} to={to} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd list={products} />
      <OrderDialog open={isOrdering} to={to} onClose={() => setOrdering(false)} />
    </>
  );
}

/** The page for accounts without the mall. */
function MallClosed() {
  return (
    <>
      <PageHead title={<Trans>Flowers and gifts</Trans>} back="/home" />
      <EmptyState
        level={2}
        icon={<ShoppingBagIcon />}
        title={<Trans>Not available in your country yet</Trans>}
        text={<Trans>We open flowers and gifts country by country. Gifts that others send you still arrive.</Trans>}
        action={
          <Button variant="line" href="/orders">
            <Trans>Orders</Trans>
          </Button>
        }
      />
    </>
  );
}
