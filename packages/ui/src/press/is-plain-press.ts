import type { MouseEvent } from 'react';

/**
 * A press that follows a link where it is. With a key held, or with another button, the browser opens a tab or a
 * window.
 */
export function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
