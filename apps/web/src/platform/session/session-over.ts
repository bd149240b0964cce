/** Set in this tab for the one page load after a refused token. */
const key = 'app.sessionOver';

/** Loads the page again after a session has ended; the page then explains why it asks for a login. */
export function reloadAsGuest(): void {
  markSessionOver();
  location.reload();
}

/** Lets the next page of this tab explain why it asks for a login. */
export function markSessionOver(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Blocked storage: the login comes without the explanation.
  }
}

/** True once after `markSessionOver`. */
export function takeSessionOver(): boolean {
  try {
    const isOver = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isOver;
  } catch {
    return false;
  }
}
