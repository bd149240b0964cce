/** State of a history entry: its index and the key of its visit. */
export interface HistoryMark {
  readonly idx: number;
  readonly key: string;
}

export function markOf(state: unknown): HistoryMark | null {
  const mark = state as Partial<HistoryMark> | null;
  return typeof mark?.idx === 'number' && typeof mark.key === 'string' ? { idx: mark.idx, key: mark.key } : null;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
