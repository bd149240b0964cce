/** What is on its way because of a press: pages and parts of the program. */
let running = 0;

/**
 * Shows the line at the top of the page until the work is done: it stands for what was pressed and has no place of its
 * own yet. What comes quickly is there before the line is seen. `boot.ts` shows it for presses before the program.
 */
export async function showBusyLine<T>(work: Promise<T>): Promise<T> {
  running += 1;
  document.documentElement.dataset['busy'] = '';
  try {
    return await work;
  } finally {
    running -= 1;
    hideBusyLine();
  }
}

/** Hides the line unless something else is on its way. */
export function hideBusyLine(): void {
  if (running === 0) delete document.documentElement.dataset['busy'];
}
