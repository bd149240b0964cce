import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFloatingRoot } from '../dialog/dialog-stack.ts';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-list.ts';

/** The region itself stays in the page while empty: screen readers only announce what changes in a region they know. */
export function ToastStack({ label, list, dismiss }: { label: string; list: readonly Toast[]; dismiss: (id: string) => void }) {
  const root = useFloatingRoot();
  const ref = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const newest = list.at(-1)?.id;

  useEffect(() => {
    // Shown again it lies above whatever opened in the top layer meanwhile.
    ref.current?.hidePopover?.();
    ref.current?.showPopover?.();
  }, [root, newest]);

  if (!root) return null;
  return createPortal(
    <div
      ref={ref}
      popover="manual"
      className="toasts"
      role="region"
      aria-label={label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="toasts-in" role="status">
        {list
          .filter((toast) => toast.tone !== 'bad')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} held={pointed || focused} dismiss={dismiss} />
          ))}
      </div>
      <div className="toasts-in" role="alert">
        {list
          .filter((toast) => toast.tone === 'bad')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} held={pointed || focused} dismiss={dismiss} />
          ))}
      </div>
    </div>,
    root,
  );
}
