/** Set in this tab for the one page load after a refused token. */
const key = 'app.sessionOver';
/** Path to return to from the sign-in service. */
const backKey = 'app.backFromProvider';

/**
 * Loads the page again after a session has ended; the page then explains why it asks for a login. With `providerEnd`
 * the browser first ends its session at the sign-in service, which sends it back.
 */
export function reloadAsGuest(providerEnd: string | null = null): void {
  if (providerEnd === null) {
    put(key, '1');
    location.reload();
  } else {
    put(backKey, location.pathname + location.search);
    location.assign(providerEnd);
  }
}

/** True once after `reloadAsGuest`. */
export function takeSessionOver(): boolean {
  return take(key) !== null;
}

/** For the page that a sign-in service returns to: the path that was left by `reloadAsGuest`, once. */
export function takePathBack(): string | null {
  const path = take(backKey);
  if (path !== null) put(key, '1');
  return path;
}

function put(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Blocked storage: the login comes without the explanation.
  }
}

function take(name: string): string | null {
  try {
    const value = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return value;
  } catch {
    return null;
  }
}
