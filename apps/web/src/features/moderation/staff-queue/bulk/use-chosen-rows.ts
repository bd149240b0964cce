import { useState } from 'react';
import { BULK_MOST } from './bulk.ts';
import { type Choice, clearRows, toggleRow } from './toggle-row.ts';

/** Rows of a list that are chosen for a bulk act. Those that left the list are no longer chosen. */
export function useChosenRows<Item extends { readonly id: number | string }>(items: readonly Item[]) {
  const [choice, setChoice] = useState<Choice<Item['id']>>(clearRows());
  const ids = items.map(({ id }) => id);
  return {
    chosen: items.filter(({ id }) => choice.ids.includes(id)),
    isChosen: (id: Item['id']) => choice.ids.includes(id),
    /** `isRange` chooses all rows from the last one that was toggled on. */
    toggle: (id: Item['id'], isRange: boolean) => setChoice((now) => toggleRow(now, ids, { id, isRange })),
    chooseAll: () => setChoice({ ids: ids.slice(0, BULK_MOST), anchor: ids[0] ?? null }),
    clear: () => setChoice(clearRows()),
    /** Leaves these chosen, such as those that failed. */
    keep: (kept: readonly Item['id'][]) => setChoice({ ids: kept, anchor: null }),
  };
}
