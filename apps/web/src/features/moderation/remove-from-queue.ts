import type { ListPage, Pages } from '../../platform/query.ts';
import { queryClient } from '../../platform/query.ts';

/** A page of a staff queue, with the number of all waiting items. */
export type QueuePage<Item> = ListPage<Item> & { readonly waiting: number };

/** Removes a decided item from a cached staff queue, in all its parts. */
export function removeFromQueue(key: readonly string[], id: number): void {
  queryClient.setQueriesData<Pages<QueuePage<{ readonly id: number }>>>(
    { queryKey: key },
    (data) => data && withoutItem(data, id),
  );
  // A page on its way may still have it.
  void queryClient.invalidateQueries({ queryKey: key, fetchStatus: 'fetching' });
}

export function withoutItem<Item extends { readonly id: number }>(
  data: Pages<QueuePage<Item>>,
  id: number,
): Pages<QueuePage<Item>> {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      waiting: Math.max(0, page.waiting - 1),
      items: page.items.filter((item) => item.id !== id),
    })),
  };
}
