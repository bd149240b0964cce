/** State of a history entry: its index and the key of its visit. */
export interface HistoryMark {
  readonly idx: number;
  readonly key: string;
  /** The second entry of a document's first page (`Router.guard`). It keeps the index of the first. */
  readonly isGuard?: true;
}

export function markOf(state: unknown): HistoryMark | null {
  const mark = state as Partial<HistoryMark> | null;
  if (typeof mark?.idx !== 'number' || typeof mark.key !== 'string') return null;
  const { idx, key } = mark;
  return mark.isGuard === true ? { idx, key, isGuard: true } : { idx, key };
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
