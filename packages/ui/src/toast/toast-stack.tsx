import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFloatingRoot } from '../dialog/dialog-stack.ts';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-list.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';
import * as css from './toast.module.css';

/** The region is rendered even while empty: screen readers announce only changes of a known live region. */
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
  const held = useHoverOrFocus(ref, root);
  const newest = list.at(-1)?.id;

  useEffect(() => {
    // A dialog removed together with its toasts has nothing to show any more.
    if (!ref.current?.isConnected) return;
    const stack = ref.current;
    // Its dialog may just have been removed; the next render uses the body.
    if (!stack?.isConnected) return;
    // Showing it again puts it above whatever opened in the top layer meanwhile.
    stack.hidePopover?.();
    stack.showPopover?.();
  }, [root, newest]);

  if (!root) return null;
  return createPortal(
    <div ref={ref} popover="manual" className={css.toasts} role="region" aria-label={label}>
      <div className={css.toastsIn} role="status">
        {list
          .filter((toast) => toast.tone !== 'bad')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} held={held} dismiss={dismiss} />
          ))}
      </div>
      <div className={css.toastsIn} role="alert">
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
