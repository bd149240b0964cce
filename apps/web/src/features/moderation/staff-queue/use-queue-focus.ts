import { useEffect, useRef } from 'react';

interface QueueFocusOptions {
  /** Whether both the list and the case are shown. */
  readonly isWide: boolean;
  /** Whether the case covers the list. */
  readonly isFolded: boolean;
  readonly advances: boolean;
}

/** Moves the focus with the selected case, and off what a decision or a folded list takes away. */
export function useQueueFocus(shown: number | string | null, { isWide, isFolded, advances }: QueueFocusOptions) {
  const desk = useRef<HTMLDivElement>(null);
  const part = (selector: string) => desk.current?.querySelector<HTMLElement>(selector);
  /** Whether `j` or `k` selected the case: the focus goes along, off the filter that was pressed before. */
  const isStep = useRef(false);
  useEffect(() => {
    if (shown === null) return;
    const row = part('[aria-current=true]');
    row?.scrollIntoView({ block: 'nearest' });
    if (isStep.current) row?.focus({ preventScroll: true });
    isStep.current = false;
    // The focused element went with the decided case.
    if (advances && document.activeElement === document.body) part('[data-queue=view]')?.focus({ preventScroll: true });
  }, [shown, advances]);

  const wasFolded = useRef(false);
  useEffect(() => {
    // The focused element was hidden: its counterpart takes the focus.
    if (isFolded !== wasFolded.current && !isWide) part(isFolded ? '[data-queue=back]' : '[data-last=true]')?.focus();
    wasFolded.current = isFolded;
  }, [isFolded, isWide]);

  return {
    desk,
    focusRow: () => part('[aria-current=true]')?.focus(),
    focusCase: () => part('[data-queue=view]')?.focus(),
    followStep: () => {
      isStep.current = true;
    },
  };
}
