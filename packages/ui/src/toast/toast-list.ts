import type { ReactNode } from 'react';

export type Toast = {
  /** Showing a toast with the same id replaces it: "network". */
  id: string;
  text: ReactNode;
  /** `bad` is announced assertively. */
  tone: 'ok' | 'bad' | 'plain';
  icon?: ReactNode;
  action?: { label: string; onPress: () => void } | undefined;
  /** Adds a close button. */
  closeLabel?: string | undefined;
  /** Duration in milliseconds; 'stay' until dismissed. */
  lasts: number | 'stay';
};

const MAX_TOASTS = 3;

/**
 * Adds or replaces a toast. Above the maximum the oldest temporary one is removed first, a permanent one only if all
 * are permanent.
 */
export function addToast(list: readonly Toast[], toast: Toast): readonly Toast[] {
  if (list.some((other) => other.id === toast.id)) return list.map((other) => (other.id === toast.id ? toast : other));
  const next = [...list, toast];
  if (next.length <= MAX_TOASTS) return next;
  const leaving = list.find((other) => other.lasts !== 'stay') ?? list[0];
  return next.filter((other) => other !== leaving);
}
