import { useLayoutEffect, type RefObject } from 'react';
import { stackDialog } from './dialog-stack.ts';
import { holdPage } from './hold-page.ts';

/**
 * Opens the dialog as modal: the platform traps focus and makes the page behind inert, and it is held still. Focus goes
 * to `first` and back to the opener when it closes or goes away.
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
    const letGo = holdPage();
    dialog.showModal();
    first.current?.focus({ preventScroll: true });
    const unstack = stackDialog(dialog);
    return () => {
      unstack();
      dialog.close();
      letGo();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, dialogRef, first]);
}
