import { topDialog } from '@peonia/ui/dialog/dialog-stack.ts';

/**
 * Closes what is open above the page: a menu or panel, else the topmost dialog as Escape does. A dialog that must not
 * be closed stays. Returns false if nothing was open.
 */
export function closeTopmost(): boolean {
  const panel = [...document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')].at(-1);
  const dialog = topDialog();
  if (panel !== undefined) panel.hidePopover();
  else dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return panel !== undefined || dialog !== null;
}
