import type { ReactNode } from 'react';

export type Toast = {
  /** Showing one with the same id again replaces it: "network". */
  id: string;
  text: ReactNode;
  /** `bad` is announced at once. */
  tone: 'ok' | 'bad' | 'plain';
  icon?: ReactNode;
  action?: { label: string; onPress: () => void } | undefined;
  /** Adds a close button. */
  closeLabel?: string | undefined;
  /** Milliseconds it stays; 'stay' until dismissed. */
  lasts: number | 'stay';
};

export const MOST_TOASTS = 3;

/** Adds or replaces one. Past three the oldest that would go anyway leaves first, one that stays only when all stay. */
export function withToast(list: readonly Toast[], toast: Toast): readonly Toast[] {
  if (list.some((other) => other.id === toast.id)) return list.map((other) => (other.id === toast.id ? toast : other));
  const next = [...list, toast];
  if (next.length <= MOST_TOASTS) return next;
  const leaving = list.find((other) => other.lasts !== 'stay') ?? list[0];
  return next.filter((other) => other !== leaving);
}
