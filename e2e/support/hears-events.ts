import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set once the server has told this document where the events stand: from then on it tells it each. */
    isHearingEvents?: boolean;
  }
}

/**
 * Notes in every document of the context when it begins to hear what happens. In the document itself: for a listener,
 * Playwright passes on every request of the page, which takes noticeable time.
 */
export async function noteWhoHears(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (/"type":"(?:ready|reset)"/.test(String(data))) window.isHearingEvents = true;
        });
      }
    };
  });
}

/**
 * Waits until the page hears what happens. What came before is on its lists, but makes no sound, no toast and no pill.
 */
export async function hearsEvents(page: Page): Promise<void> {
  await page.waitForFunction(() => window.isHearingEvents === true);
}
