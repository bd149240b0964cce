import { listGifts, type Gift } from '@peonia/contract/gifts.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useMe } from '../../platform/session/session.ts';

export type Category = Gift['category'];
export type Order = 'popular' | 'price';

/**
 * The whole catalogue, most sent first, with the free gifts that are left today. It is small, so sorting out is done
 * here.
 */
export function useGifts(enabled: boolean) {
  const { language } = useLanguage();
  const me = useMe()?.id ?? 0;
  return useQuery({
    queryKey: ['gifts', me, language],
    queryFn: ({ signal }) => call(listGifts, {}, { signal }),
    enabled,
  });
}

/** The gifts of a category in the chosen order. */
export function shownGifts(all: readonly Gift[], category: Category, order: Order): readonly Gift[] {
  const some = category === 'all' ? all : all.filter((gift) => gift.category === category);
  return order === 'popular' ? some : some.toSorted((one, other) => one.price - other.price || one.id - other.id);
}
