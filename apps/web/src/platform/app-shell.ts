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
