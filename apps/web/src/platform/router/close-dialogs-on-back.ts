import { topDialog, watchDialogs } from '@peonia/ui/dialog/dialog-stack.ts';
import type { Router } from './router.ts';

/**
 * While a modal dialog is open, "back" closes the topmost one as Escape does, and the page stays. One that must not be
 * closed keeps the page as well. Returns a function that ends this. Decision 383.
 */
export function closeDialogsOnBack(router: Router): () => void {
  const unwatch = watchDialogs(() => {
    if (topDialog() !== null) router.guard();
  });
  const release = router.hold({
    holds: (_from, _to, isStep) => isStep && topDialog() !== null,
    onHeld: () => void topDialog()?.dispatchEvent(new Event('cancel', { cancelable: true })),
  });
  return () => {
    unwatch();
    release();
  };
}
