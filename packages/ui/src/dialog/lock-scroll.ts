let holders = 0;

/**
 * Locks the scroll position of the page behind a modal dialog. Returns a function that unlocks it. Reserves the width
 * of a classic scrollbar, so that nothing moves. Must be called before the dialog is shown, while the scrollbar is
 * still there.
 */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (holders === 0) page.dataset.modal = innerWidth > page.clientWidth ? 'bar' : 'plain';
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) delete page.dataset.modal;
  };
}
