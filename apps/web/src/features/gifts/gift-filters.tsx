import { Plural, useLingui } from '@lingui/react/macro';
import { giftCategories } from '@peonia/contract/gifts.ts';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { CoinsIcon } from '@peonia/ui/icons/coins.tsx';
import { FlameIcon } from '@peonia/ui/icons/flame.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import type { Category, Order } from './queries.ts';
import * as css from './gifts.module.css';

interface GiftFiltersProps {
  readonly category: Category;
  readonly order: Order;
  /** Free gifts a VIP member has left today. */
  readonly freeLeft: number;
  readonly onCategory: (category: Category) => void;
  readonly onOrder: (order: Order) => void;
}

/** Filters by category and the order of gifts. */
export function GiftFilters({ category, order, freeLeft, onCategory, onOrder }: GiftFiltersProps) {
  const { t } = useLingui();
  const names: Record<Category, string> = {
    all: t({ message: 'All', context: 'gifts' }),
    romance: t`Romance`,
    fashion: t`Fashion`,
    flower: t`Flowers`,
    birthday: t({ message: 'Birthday', context: 'kind of gift' }),
    sexy: t`Sexy`,
    festival: t`Festival`,
  };
  const orders: Record<Order, string> = { popular: t`Most sent`, price: t`Lowest price` };
  return (
    <div className={css.giftTabs}>
      <Filters label={t`Kinds of gifts`} className={css.giftChips}>
        {giftCategories.map((one) => (
          <FilterChip key={one} on={one === category} onClick={() => onCategory(one)}>
            {names[one]}
          </FilterChip>
        ))}
        <Menu
          label={t`Order`}
          renderTrigger={(trigger) => (
            <FilterChip
              {...trigger}
              className={css.giftOrder}
              menu
              icon={order === 'popular' ? <FlameIcon /> : <CoinsIcon />}
            >
              {orders[order]}
            </FilterChip>
          )}
          entries={(['popular', 'price'] as const).map((one) => ({
            label: orders[one],
            checked: one === order,
            onSelect: () => onOrder(one),
          }))}
        />
      </Filters>
      {freeLeft === 0 ? null : (
        <p className={`small ${css.giftFree}`} role="status">
          <Plural
            value={freeLeft}
            one="With VIP # more gift is free today"
            other="With VIP # more gifts are free today"
          />
        </p>
      )}
    </div>
  );
}
