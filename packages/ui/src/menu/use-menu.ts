import { useEffect, useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { flushSync } from 'react-dom';
import { menuPosition } from './menu-position.ts';

/** Props of the button that opens a menu; spread them on `Button`, `IconButton` or `FilterChip`. */
export type MenuTrigger = {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Opens, closes and positions a menu. The popover API provides top layer, Escape, outside click and focus return. */
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
    const { left, top } = menuPosition(
      trigger.getBoundingClientRect(),
      { width: panel.offsetWidth, height: panel.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      align,
    );
    panel.style.setProperty('--menu-left', `${left}px`);
    panel.style.setProperty('--menu-top', `${top}px`);
  }

  function focusFirst() {
    const items = panelRef.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? [];
    // A panel that is no menu may begin with a focusable heading.
    const first = panelRef.current?.querySelector<HTMLElement>('h2[tabindex], a, button, input');
    (Array.from(items).at(focusLast.current ? -1 : 0) ?? first)?.focus({ preventScroll: true });
    focusLast.current = false;
  }

  /** Positions the panel and focuses its first row. Call it again if the rows render after opening. */
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
      // The rows exist only while open, and must be rendered before the panel is measured.
      flushSync(() => setOpen(true));
      requestAnimationFrame(() => {
        place();
        // A key that came before this frame has chosen a row.
        if (!panelRef.current?.contains(document.activeElement)) focusFirst();
      });
    },
    onToggle: (event: ToggleEvent) => {
      // Rows unmount after hiding: the browser returns the focus from them to the trigger.
      if (event.newState === 'open') return;
      setOpen(false);
      // Some browsers do not focus a clicked button, so there is no focus to return.
      if (document.activeElement === document.body) document.getElementById(triggerId)?.focus({ preventScroll: true });
    },
  };
  return { open, trigger, panel, settle, close: () => panelRef.current?.hidePopover() };
}
