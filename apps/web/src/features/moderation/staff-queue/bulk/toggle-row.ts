import { BULK_MOST } from './bulk.ts';

export interface Choice<Id> {
  readonly ids: readonly Id[];
  /** The row that was toggled last, from which a range begins. */
  readonly anchor: Id | null;
}

export function clearRows<Id>(): Choice<Id> {
  return { ids: [], anchor: null };
}

/** Toggles one row, or chooses the range from the anchor to it. At most `BULK_MOST` rows of the list are chosen. */
export function toggleRow<Id>(
  { ids, anchor }: Choice<Id>,
  list: readonly Id[],
  { id, isRange }: { id: Id; isRange: boolean },
): Choice<Id> {
  const present = ids.filter((one) => list.includes(one));
  const [from, to] = [anchor === null ? -1 : list.indexOf(anchor), list.indexOf(id)];
  if (isRange && from !== -1 && to !== -1) {
    const range = list.slice(Math.min(from, to), Math.max(from, to) + 1);
    return { ids: [...new Set([...present, ...range])].slice(0, BULK_MOST), anchor: id };
  }
  if (present.includes(id)) return { ids: present.filter((one) => one !== id), anchor: id };
  return { ids: [...present, id].slice(0, BULK_MOST), anchor: id };
}
