import { checkVersion } from '@peonia/contract/protocol/client.ts';
import { compareVersions } from '@peonia/core/compare-versions.ts';
import { call } from '../../../platform/api/call.ts';
import { runningVersion } from '../../../platform/app-shell.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';

export interface AvailableUpdate {
  readonly version: string;
  /** Empty where the operator offers no download. */
  readonly url: string;
  /** The running version no longer works: there is no "later". */
  readonly isNeeded: boolean;
}

/**
 * Returns the available update of this app shell. Null before the reminder is due; one that is not needed also if the
 * operator offers no download.
 */
export async function checkForUpdate(shell: string, signal: AbortSignal): Promise<AvailableUpdate | null> {
  // A failed check is ignored; the next start checks again.
  const running = runningVersion();
  const found = await call(checkVersion, { params: { client: running, platform: shell } }, { signal }).catch(
    () => null,
  );
  if (found === null || compareVersions(running, found.latest) >= 0) return null;
  const isNeeded = compareVersions(running, found.minimum) < 0;
  if (!isNeeded && found.url === '') return null;
  if (!isNeeded && (browserStore.get('updateReminder') ?? 0) > Date.now()) return null;
  return { version: found.latest, url: found.url, isNeeded };
}
