import { useLayoutEffect, type RefObject } from 'react';
import { pushDialog } from './dialog-stack.ts';
import { lockScroll } from './lock-scroll.ts';

/**
 * Opens the dialog as modal: the platform traps the focus and makes the page inert; scrolling is locked. The focus
 * moves to `first`, and back to the opener on close or unmount.
 */
export function useModal(
  open: boolean,
  dialogRef: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    const letGo = lockScroll();
    dialog.showModal();
    first.current?.focus({ preventScroll: true });
    const unstack = pushDialog(dialog);
    return () => {
      unstack();
      dialog.close();
      letGo();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, dialogRef, first]);
}
