import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFloatingRoot } from '../dialog/dialog-stack.ts';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-list.ts';
import { useHeld } from './use-held.ts';

/** The region itself stays in the page while empty: screen readers only announce what changes in a region they know. */
export function ToastStack({
  label,
  list,
  dismiss,
}: {
  label: string;
  list: readonly Toast[];
  dismiss: (id: string) => void;
}) {
  const root = useFloatingRoot();
  const ref = useRef<HTMLDivElement>(null);
  const held = useHeld(ref, root);
  const newest = list.at(-1)?.id;

  useEffect(() => {
    // A dialog that left the page together with its toasts has nothing to show any more.
    if (!ref.current?.isConnected) return;
    const stack = ref.current;
    // The dialog it lies in may just have left the page; the body takes over with the next rendering.
    if (!stack?.isConnected) return;
    // Shown again it lies above whatever opened in the top layer meanwhile.
    stack.hidePopover?.();
    stack.showPopover?.();
  }, [root, newest]);

  if (!root) return null;
  return createPortal(
    <div ref={ref} popover="manual" className="toasts" role="region" aria-label={label}>
      <div className="toasts-in" role="status">
        {list
          .filter((toast) => toast.tone !== 'bad')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} held={held} dismiss={dismiss} />
          ))}
      </div>
      <div className="toasts-in" role="alert">
        {list
          .filter((toast) => toast.tone === 'bad')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} held={held} dismiss={dismiss} />
          ))}
      </div>
    </div>,
    root,
  );
}
