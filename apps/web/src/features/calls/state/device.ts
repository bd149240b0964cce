const KEPT = 'app.callDevice';

let current: string | null = null;

/** This window's name in calls: two tabs of one browser are two devices. It stays over a reload in the middle of a call. */
export function device(): string {
  current ??= crypto.randomUUID();
  return current;
}

/** From now on a reload of this page belongs to the call. */
export function keepDevice(): void {
  write(device());
  void hold(device());
}

/** The call is over. */
export function forgetDevice(): void {
  write(null);
}

/**
 * Takes the name back that this window had before it was reloaded; null where it was in no call. A tab that was
 * duplicated in the middle of a call brings the same name along, but the first one still holds it: such a tab is
 * another device.
 */
export async function takeBackDevice(): Promise<string | null> {
  const kept = read();
  if (kept === null || current !== null || !(await hold(kept))) return null;
  current = kept;
  return kept;
}

/** Holds the name for as long as the page lives. The page before a reload lets go a moment after this one begins. */
async function hold(name: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const forever = () => {
    resolve(true);
    return new Promise<never>(() => {});
  };
  navigator.locks
    .request(`peonia-call-${name}`, { signal: AbortSignal.timeout(2_000) }, forever)
    .catch(() => resolve(false));
  return promise;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function write(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, name);
  } catch {
    // Blocked storage: after a reload the call is over for this window.
  }
}
