const KEPT = 'app.callDevice';

let current: string | null = null;

/** Id of this window in calls: two tabs of a browser are two devices. Survives a reload during a call. */
export function deviceId(): string {
  current ??= crypto.randomUUID();
  return current;
}

/** Stores the id, so that a reload resumes the call. */
export function storeDeviceId(): void {
  write(deviceId());
  void hold(deviceId());
}

/** Clears the id after the call. */
export function clearDeviceId(): void {
  write(null);
}

/**
 * Restores the id from before a reload; null outside a call. A tab duplicated during a call has the same stored id, but
 * the first tab holds its lock, so the duplicate counts as another device.
 */
export async function restoreDeviceId(): Promise<string | null> {
  const kept = read();
  if (kept === null || current !== null || !(await hold(kept))) return null;
  current = kept;
  return kept;
}

/**
 * Holds a lock on the id for the lifetime of the page. The page before a reload releases it shortly after this one
 * starts.
 */
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
    // Storage is blocked: a reload ends the call for this window.
  }
}
