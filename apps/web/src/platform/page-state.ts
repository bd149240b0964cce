import type { Language } from '@peonia/i18n/languages.ts';
import type { DehydratedState } from '@tanstack/react-query';
import type { Settings } from './settings.ts';

/** Whom a document is rendered for: guests get the page with its data, members the signed-in shell without any. */
export type Audience = 'guest' | 'member';

/** State that the server passes with a page. `data` is present if the server rendered the page. */
export interface PageState {
  readonly language: Language;
  readonly settings: Settings;
  readonly audience: Audience;
  readonly data?: {
    readonly page: unknown;
    readonly queries: DehydratedState;
    /** The route exists, but not what its address names: "not found" was rendered. */
    readonly isMissing?: boolean;
  };
  /** What the landing page shows, which has no query cache. */
  readonly landing?: unknown;
}

export const pageStateId = 'page-state';

/** Reads the state from its data block. A cached program may run before the block is parsed. */
export async function readPageState(): Promise<PageState> {
  if (document.readyState === 'loading')
    await new Promise((there) => addEventListener('DOMContentLoaded', there, { once: true }));
  return JSON.parse(document.getElementById(pageStateId)?.textContent ?? '{}') as PageState;
}
