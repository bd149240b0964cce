import type { Language } from '@peonia/i18n/languages.ts';
import { afterCrash } from '../after-crash.ts';
import { pathChannel } from '../bridge/page-messages.ts';
import { clientTexts } from '../client-texts.ts';
import type { DesktopHost } from '../host.ts';
import { standInPage } from './stand-in-page.ts';

const RETRY_MS = 15_000;

/** Follows the page in the window: whether it is there, whether it listens to paths, and what to do when it ends. */
export function followPage({ window, system }: Pick<DesktopHost, 'window' | 'system'>, site: PageSite) {
  const home = `${site.origin}/home`;
  /** True while a page of the client stands in for the product's. */
  let isStandIn = false;
  let isListening = false;
  let waitingPath: string | null = null;
  const crashes: number[] = [];

  const standIn = (title: string, text: string) => {
    isStandIn = true;
    isListening = false;
    const language = site.language();
    window.loadPage(standInPage({ language, title, text, action: clientTexts[language].retry, href: home }));
  };

  return {
    /** Opens a path in the page, or keeps it until the page listens. */
    openPath(path: string) {
      window.show();
      if (isListening) window.send(pathChannel, path);
      else waitingPath = path;
    },
    onListens() {
      isListening = true;
      if (waitingPath !== null) window.send(pathChannel, waitingPath);
      waitingPath = null;
    },
    onNavigation(address: string) {
      isStandIn = URL.parse(address)?.origin !== site.origin;
      isListening = false;
    },
    onLoadFailed() {
      const { offlineTitle, offlineText } = clientTexts[site.language()];
      standIn(offlineTitle, offlineText);
      system.after(RETRY_MS, () => {
        if (isStandIn) window.load(home);
      });
    },
    onCrash() {
      const now = system.now();
      const next = afterCrash(crashes, now);
      crashes.push(now);
      system.log(`page ended, ${next}`);
      isListening = false;
      const { crashTitle, crashText } = clientTexts[site.language()];
      if (next === 'reload') window.reload();
      else standIn(crashTitle, crashText);
    },
  };
}

interface PageSite {
  readonly origin: string;
  readonly language: () => Language;
}
