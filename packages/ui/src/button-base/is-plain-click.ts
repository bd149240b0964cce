import type { MouseEvent } from 'react';

/**
 * True for a click that follows the link in place. With a modifier key or another button the browser opens a tab or
 * window.
 */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
