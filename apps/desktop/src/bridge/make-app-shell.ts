import type { AppShell, AutostartState, SpellingState, UpdateState } from '@peonia/contract/protocol/app-shell.ts';
import type { DesktopPlatform } from '../host.ts';
import { type PageChannel, type PageMessages, pathChannel, updateChannel } from './page-messages.ts';

/** The preload script's end of the bridge. */
interface BridgePort {
  tell<C extends PageChannel>(channel: C, payload: PageMessages[C]): void;
  ask<C extends PageChannel>(channel: C, payload: PageMessages[C]): Promise<unknown>;
  /** Calls back for each message of the client. */
  listen(channel: typeof pathChannel | typeof updateChannel, listener: (payload: unknown) => void): void;
}

export interface ShellFacts {
  readonly platform: DesktopPlatform;
  readonly version: string;
}

/** Builds `window.appShell`. Runs in the isolated world of the page: it passes data on, and decides nothing. */
export function makeAppShell(port: BridgePort, { platform, version }: ShellFacts): AppShell {
  const paths = new Set<(path: string) => void>();
  const updates = new Set<(state: UpdateState) => void>();
  port.listen(pathChannel, (path) => paths.forEach((listener) => listener(path as string)));
  port.listen(updateChannel, (state) => updates.forEach((listener) => listener(state as UpdateState)));
  return {
    name: platform,
    version,
    showUnread: (count) => port.tell('shell:unread', count),
    showLanguage: (language) => port.tell('shell:language', language as PageMessages['shell:language']),
    showNotification: (notification) => port.tell('shell:notification', notification),
    onOpenPath(listener) {
      paths.add(listener);
      // Those that came before are sent now.
      port.tell('shell:listens', null);
      return () => void paths.delete(listener);
    },
    autostart: {
      read: () => port.ask('shell:autostart-read', null) as Promise<AutostartState>,
      write: (wanted) => port.ask('shell:autostart-write', wanted) as Promise<AutostartState>,
    },
    spelling: {
      read: () => port.ask('shell:spelling-read', null) as Promise<SpellingState>,
      choose: (languages) => port.ask('shell:spelling-choose', languages) as Promise<SpellingState>,
    },
    updates: {
      onState(listener) {
        updates.add(listener);
        void port
          .ask('shell:update-read', null)
          .then((state) => updates.has(listener) && listener(state as UpdateState));
        return () => void updates.delete(listener);
      },
      install: () => port.ask('shell:update-install', null) as Promise<boolean>,
    },
  };
}
