import type { ShellProduct } from '@peonia/contract/protocol/app-shell.ts';
import { useQuery } from '@tanstack/react-query';
import type { Prices } from './price.ts';
import { usePrices } from './use-prices.ts';

/** What the app's store sells, at its own prices. Gold that it does not sell is left out; packs may be paid in gold. */
export function atStorePrices(prices: Prices, products: readonly ShellProduct[]): Prices {
  const { store } = prices;
  if (store === null) return { ...prices, presets: [], gateways: [] };
  const labels = new Map(products.map(({ id, price }) => [id, price]));
  const sold = store.products.flatMap((product) => {
    const label = labels.get(product.id);
    return label === undefined ? [] : [{ ...product, label }];
  });
  return {
    ...prices,
    isOfStore: true,
    discount: 0,
    gateways: sold.length === 0 ? [] : [store.gateway],
    presets: sold.flatMap(({ gold, amount, label }) => (gold === null ? [] : [{ gold, amount, label }])),
    packs: prices.packs.map((pack) => {
      const product = sold.find(({ month }) => month === pack.month);
      return product === undefined ? pack : { ...pack, amount: product.amount, label: product.label };
    }),
  };
}

/** Prices of the checkout: those of the app's store in the mobile app, except for what is not used in the app. */
export function useCheckoutPrices(isForItem: boolean): Pick<ReturnType<typeof usePrices>, 'error' | 'refetch'> & {
  readonly data: Prices | undefined;
} {
  const { data, error, refetch } = usePrices();
  const shellStore = isForItem ? undefined : window.appShell?.store;
  const ids = data?.store?.products.map(({ id }) => id) ?? [];
  const products = useQuery({
    queryKey: ['payment', 'store-products', ids],
    queryFn: () => shellStore?.products(ids).catch(() => []) ?? [],
    enabled: shellStore !== undefined && data !== undefined,
    staleTime: 0,
  });
  if (shellStore === undefined) return { data, error, refetch };
  const isKnown = data !== undefined && products.data !== undefined;
  return { data: isKnown ? atStorePrices(data, products.data) : undefined, error, refetch };
}
