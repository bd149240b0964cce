import { type RefObject, useEffect } from 'react';

/** The button of each message: what the keyboard stands on while it goes through a conversation. */
export const messageButton = '.more';

/**
 * In a conversation the arrows go from message to message: the first press stands on the newest one in sight. Within a
 * message's own parts (a player, a field) they stay what they are there.
 */
export function useMoveAmongMessages(log: RefObject<HTMLElement | null>): void {
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
