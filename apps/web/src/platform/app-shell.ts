import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { clientVersion } from '@peonia/contract/protocol/client.ts';

declare global {
  interface Window {
    /** Set by the mobile or desktop shell before the program starts; undefined in a browser. */
    appShell?: AppShell;
  }
}

/** Version of the running program: of the shell where there is one, else of the page. */
export function runningVersion(): string {
  return window.appShell?.version ?? clientVersion;
}

/** The page runs in the mobile app of a store's system, not in a browser or the desktop client. */
export function isMobileApp(): boolean {
  return window.appShell?.name === 'android' || window.appShell?.name === 'ios';
}
