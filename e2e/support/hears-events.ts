import { type BrowserContext, type Page, expect } from '@playwright/test';

/** Pages that the server has told where the events stand: from then on it tells them each. */
const hearing = new WeakSet<Page>();

/** Notes of every page of the context when it begins to hear what happens, and that a new document begins again. */
export function noteWhoHears(context: BrowserContext): void {
  const note = (page: Page) => {
    page.on('request', (request) => request.isNavigationRequest() && hearing.delete(page));
    page.on('websocket', (socket) =>
      socket.on(
        'framereceived',
        ({ payload }) => /"type":"(?:ready|reset)"/.test(String(payload)) && hearing.add(page),
      ),
    );
  };
  context.pages().forEach(note);
  context.on('page', note);
}

/**
 * Waits until the page hears what happens. What came before is on its lists, but makes no sound, no toast and no pill.
 */
export async function hearsEvents(page: Page): Promise<void> {
  await expect.poll(() => hearing.has(page), { message: 'the page hears events' }).toBe(true);
}
