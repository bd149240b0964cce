let holders = 0;

/**
 * Holds the page behind a modal dialog still; returns how to let it go. A classic scrollbar leaves its room behind, so
 * that nothing moves; a page that has none keeps its full width. Call it before the dialog is shown: by then the
 * scrollbar is gone.
 */
export function holdPage(): () => void {
  const page = document.documentElement;
  if (holders === 0) page.dataset.modal = innerWidth > page.clientWidth ? 'bar' : 'plain';
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) delete page.dataset.modal;
  };
}
