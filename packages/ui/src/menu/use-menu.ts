import { useEffect, useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { flushSync } from 'react-dom';
import { menuPlace } from './place-menu.ts';

/** Attributes for the button that opens a menu; spread them on `Button`, `IconButton` or `FilterChip`. */
export type MenuTrigger = {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Opening, closing and placing. The platform's popover gives the top layer, Escape, outside press and focus return. */
export function useMenu(align: 'start' | 'end') {
  const id = useId();
  const panelId = `${id}-menu`;
  const triggerId = `${id}-open`;
  const panelRef = useRef<HTMLDivElement>(null);
  const focusLast = useRef(false);
  const [open, setOpen] = useState(false);

  function place() {
    const panel = panelRef.current;
    const trigger = document.getElementById(triggerId);
    if (!panel || !trigger) return;
    const { left, top } = menuPlace(
      trigger.getBoundingClientRect(),
      { width: panel.offsetWidth, height: panel.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      align,
    );
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
  }

  function focusFirst() {
    const items = panelRef.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? [];
    // What is no list of actions may begin with a heading that takes the focus.
    const first = panelRef.current?.querySelector<HTMLElement>('h2[tabindex], a, button, input');
    (Array.from(items).at(focusLast.current ? -1 : 0) ?? first)?.focus({ preventScroll: true });
    focusLast.current = false;
  }

  /**
   * Puts the panel in its place and the focus on its first row. Call it again where the rows come after the panel has
   * opened.
   */
  function settle() {
    place();
    focusFirst();
  }

  useEffect(() => {
    if (!open) return;
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });

  const trigger: MenuTrigger = {
    id: triggerId,
    popoverTarget: panelId,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      focusLast.current = event.key === 'ArrowUp';
      panelRef.current?.showPopover();
    },
  };
  const panel = {
    id: panelId,
    ref: panelRef,
    popover: 'auto' as const,
    onBeforeToggle: (event: ToggleEvent) => {
      if (event.newState !== 'open') return;
      // The rows exist only while open, and must before the browser shows and we measure the panel.
      flushSync(() => setOpen(true));
      requestAnimationFrame(settle);
    },
    onToggle: (event: ToggleEvent) => {
      // Rows leave only now: the browser returns focus from them to the trigger when it hides the panel.
      if (event.newState === 'open') return;
      setOpen(false);
      // Some browsers do not focus a pressed button, so there was nothing to return to.
      if (document.activeElement === document.body) document.getElementById(triggerId)?.focus({ preventScroll: true });
    },
  };
  return { open, trigger, panel, settle, close: () => panelRef.current?.hidePopover() };
}
