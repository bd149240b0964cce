import type { Page } from '@playwright/test';

/** What a member sits in front of. */
export interface Screen {
  /** A BCP 47 tag such as `de-DE`: decides the language the pages come in. */
  readonly locale?: string;
  readonly size?: 'desktop' | 'phone';
  readonly colorScheme?: 'light' | 'dark';
  /** IANA name; by default the zone of the machine. */
  readonly timezoneId?: string;
  readonly userAgent?: string;
  /** Address of another program than the one all journeys share. */
  readonly baseURL?: string;
}

const screens = new WeakMap<Page, Screen>();

export function noteScreen(page: Page, screen: Screen): void {
  screens.set(page, screen);
}

/** The screen that a journey opened the page with; the `page` of Playwright itself has the defaults. */
export function screenOf(page: Page): Screen {
  return screens.get(page) ?? {};
}
