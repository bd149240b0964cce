import { type RefObject, useEffect } from 'react';

/** Selector of the message button, which has the focus during keyboard navigation. */
export const messageButton = '[data-message-menu]';

/**
 * Moves between messages by arrow keys; the first press focuses the newest visible one. Inside a message's own controls
 * the keys keep their function.
 */
export function useMessageArrowKeys(log: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = log.current;
    const onKeyDown = (event: KeyboardEvent) => box !== null && move(event, box);
    box?.addEventListener('keydown', onKeyDown);
    return () => box?.removeEventListener('keydown', onKeyDown);
  }, [log]);
}

function move(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const target = event.target as HTMLElement;
  const buttons = Array.from(box.querySelectorAll<HTMLElement>(messageButton));
  const here = buttons.indexOf(target);
  if (here === -1 && target !== box) return;
  const { bottom } = box.getBoundingClientRect();
  const newest = buttons.findLastIndex((button) => button.getBoundingClientRect().top < bottom);
  const next = here === -1 ? buttons[newest] : buttons[here + (event.key === 'ArrowUp' ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.closest('[data-seq]')?.scrollIntoView({ block: 'nearest' });
}
