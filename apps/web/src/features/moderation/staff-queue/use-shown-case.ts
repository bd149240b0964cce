import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedList } from './queue-list.tsx';
import { useNamedCase } from './use-named-case.ts';
import { useOpenCase } from './use-open-case.ts';

/** Cases before the end of the loaded list at which an advancing queue fetches more. */
const PREFETCH_DISTANCE = 5;

interface ShownCaseOptions<Id> {
  readonly initialId: Id | null | undefined;
  /** Whether the next case is selected when the selected one leaves the list. */
  readonly advances: boolean;
  /** Whether the first case is selected while none is. */
  readonly selectsFirst: boolean;
}

/** The selected case of a queue and its place in the list. An advancing queue loads the cases that follow. */
export function useShownCase<Item extends { readonly id: number | string }>(
  list: Pick<LoadedList<Item>, 'items' | 'hasMore' | 'isLoadingMore' | 'loadMore'>,
  { initialId, advances, selectsFirst }: ShownCaseOptions<Item['id']>,
) {
  const { items, hasMore, isLoadingMore } = list;
  const named = useNamedCase();
  const { shown, show, choose } = useOpenCase<Item['id']>(initialId, named);
  const [first] = items;
  if (shown === null && selectsFirst && first !== undefined) show(first.id);

  const index = items.findIndex(({ id }) => id === shown);
  /** Where the selected case stood in the list. */
  const [place, setPlace] = useState<{ readonly id: Item['id'] | null; readonly index: number } | null>(null);
  if (index !== -1 && (place?.id !== shown || place.index !== index)) setPlace({ id: shown, index });
  const isMissing = advances && shown !== null && index === -1;
  // Seen in the list before: it was decided. A case that an address names may stand on a later page.
  if (isMissing && place?.id === shown) show((items[place.index] ?? items.at(-1))?.id ?? null);
  const [last, setLast] = useState<Item['id'] | null>(null);
  if (shown !== null && shown !== last) setLast(shown);

  const needsMore = advances && hasMore && !isLoadingMore && (isMissing || index >= items.length - PREFETCH_DISTANCE);
  const loadMore = useEffectEvent(list.loadMore);
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore]);
  return {
    shown,
    index,
    /** Whether an advancing queue does not list it: not loaded yet, or no longer there. */
    isMissing,
    /** The case that was selected last. */
    last,
    choose,
  };
}
