import { listGifts, type Gift } from '@peonia/contract/gifts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useReset } from '../../platform/realtime/live.ts';
import { useMe } from '../../platform/session/session.ts';

export type Category = Gift['category'];
export type Order = 'popular' | 'price';

/** The whole catalogue, most sent first, with the free gifts left today. Small, so it is filtered in the browser. */
export function useGifts(enabled: boolean) {
  const { language } = useLanguage();
  const me = useMe()?.id ?? 0;
  const client = useQueryClient();
  // VIP that begins or ends changes what is free.
  useReset(() => void client.invalidateQueries({ queryKey: ['gifts'] }));
  return useQuery({
    queryKey: ['gifts', me, language],
    queryFn: ({ signal }) => call(listGifts, {}, { signal }),
    enabled,
  });
}

/** Returns the gifts of a category in the chosen order. */
export function filterGifts(all: readonly Gift[], category: Category, order: Order): readonly Gift[] {
  const some = category === 'all' ? all : all.filter((gift) => gift.category === category);
  return order === 'popular' ? some : some.toSorted((one, other) => one.price - other.price || one.id - other.id);
}
