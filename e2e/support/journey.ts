import { pickLanguage } from '@peonia/i18n/languages.ts';
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { noteWhoHears } from './hears-events.ts';
import { noteScreen, type Screen } from './screen.ts';
import { type Complaint, isTolerated, type ToleratedError } from './tolerated-error.ts';
import { watchForComplaints } from './watch-for-complaints.ts';

/** Opens windows of several people in one journey and watches over all of them. */
export interface Journey {
  /** A window with a fresh profile of its own: another person, or another device. */
  open(screen?: Screen): Promise<Page>;
  /** Tolerates errors that the journey brings about on purpose, such as a refused call or a cut network. */
  tolerate(...errors: readonly ToleratedError[]): void;
}

/** All journeys go to the China domain: `JOURNEY_HOST` in playwright.config.ts. */
export const isChinaDomain = process.env.JOURNEY_HOST === 'localhost';

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;

/** The base of all journeys: any console error, page error or CSP report in any window fails the test. */
export const test = base.extend<{
  journey: Journey;
  watched: { watch(context: BrowserContext): Promise<void>; tolerate(...errors: readonly ToleratedError[]): void };
}>({
  watched: [
    async ({}, use) => {
      const complaints: Complaint[] = [];
      const tolerated: ToleratedError[] = [];
      await use({
        watch: async (context) => {
          await noteWhoHears(context);
          await watchForComplaints(context, (complaint) => complaints.push(complaint));
        },
        tolerate: (...errors) => tolerated.push(...errors),
      });
      const serious = complaints.filter((complaint) => !tolerated.some((error) => isTolerated(complaint, error)));
      expect(serious, 'errors the browser reported').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, watched, baseURL, locale }, use) => {
    await chooseLanguage(context, { baseURL, locale });
    await watched.watch(context);
    await use(context);
  },

  journey: async ({ browser, watched, baseURL: ownAddress }, use) => {
    const contexts: BrowserContext[] = [];
    await use({
      tolerate: watched.tolerate,
      async open({ locale = 'en-US', size = 'desktop', colorScheme = 'light', ...other } = {}) {
        const context = await browser.newContext({
          ...sizes[size],
          locale,
          colorScheme,
          reducedMotion: 'reduce',
          ...other,
        });
        contexts.push(context);
        await chooseLanguage(context, { baseURL: other.baseURL === undefined ? ownAddress : undefined, locale });
        await watched.watch(context);
        const page = await context.newPage();
        noteScreen(page, { locale, size, colorScheme, ...other });
        return page;
      },
    });
    // A window may still be answering a call through a route of the journey when the journey is over.
    await Promise.all(
      contexts
        .flatMap((context) => [context, ...context.pages()])
        .map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })),
    );
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';

/** The China domain opens in Simplified Chinese, whatever the browser asks for: its journeys choose their language. */
async function chooseLanguage(
  context: BrowserContext,
  { baseURL, locale }: { readonly baseURL: string | undefined; readonly locale: string | undefined },
): Promise<void> {
  if (!isChinaDomain || baseURL === undefined) return;
  const language = pickLanguage(locale);
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }]);
  await context.addInitScript((chosen) => {
    // Sandboxed frames have no store.
    if (location.protocol.startsWith('http') && self.origin !== 'null')
      localStorage.setItem('app.language', localStorage.getItem('app.language') ?? chosen);
  }, JSON.stringify(language));
}
