import type { Language } from '@peonia/i18n/languages.ts';
import type { DehydratedState } from '@tanstack/react-query';
import type { Settings } from './settings.ts';

/** Whom a document is rendered for: guests get the page with its data, members the signed-in shell without any. */
export type Audience = 'guest' | 'member';

/** What the server hands the program with a page. `data` is there where the server rendered the page itself. */
export interface PageState {
  readonly language: Language;
  readonly settings: Settings;
  readonly audience: Audience;
  readonly data?: { readonly page: unknown; readonly queries: DehydratedState };
}

export const pageStateId = 'page-state';

/**
 * Reads the state out of its data block, which no browser runs. A program from the browser's cache may begin before the
 * page is there as far as that.
 */
export async function readPageState(): Promise<PageState> {
  if (document.readyState === 'loading')
    await new Promise((there) => addEventListener('DOMContentLoaded', there, { once: true }));
  return JSON.parse(document.getElementById(pageStateId)?.textContent ?? '{}') as PageState;
}
